import { readFile, rename, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { normalizePath, runnerImport, type Plugin } from 'vite';
import { cache, root } from '../scripts/lib/paths.mjs';

const name = 'virtual:database-snapshot';

/** A ninth of its size when packed. The name has no `.gz`, which some servers would unpack on the way. */
async function packed(file: string): Promise<string> {
  const path = file.replace(/\.tar$/, '.packed');
  if (existsSync(path)) return path;
  await writeFile(`${path}.${process.pid}.tmp`, await promisify(gzip)(await readFile(file)));
  await rename(`${path}.${process.pid}.tmp`, path);
  return path;
}

/**
 * Gives the handbook's pages the address of a migrated, empty database (a packed tar file), made when the handbook is built. A
 * page that makes its own stands still for ten seconds.
 */
export function databaseSnapshotPlugin(): Plugin {
  let isBuild = false;
  return {
    name: 'echelon:database-snapshot',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    resolveId: id => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      const { module, dependencies } = await runnerImport<typeof import('../src/sandbox/node/stored-snapshot.js')>(
        join(root, 'src/sandbox/node/stored-snapshot.ts'),
        { root, configFile: false, logLevel: 'warn' },
      );
      for (const path of dependencies) this.addWatchFile(path);
      const path = await packed(await module.storedSnapshot(cache));
      if (!isBuild)
        return `export const snapshotUrl = ${JSON.stringify(`/@fs/${normalizePath(path).replace(/^\//, '')}`)};`;
      const file = this.emitFile({ type: 'asset', name: basename(path), source: await readFile(path) });
      return `export const snapshotUrl = import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}
