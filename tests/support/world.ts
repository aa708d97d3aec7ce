import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Origins } from '../../hosts/serve.js';
import { dataFolder } from './data-folder.js';
import { serverDatabase } from './server-database.js';

const root = resolve(fileURLToPath(new URL('../../', import.meta.url)));

/** The sandbox and every host site, as built, on ports of their own and with data of their own. */
export interface World {
  /** Where each part answers, without a slash at the end. */
  origins: Origins;
  close(): Promise<void>;
}

export interface WorldOptions {
  /** `strict` serves the partner page under `style-src 'none'`. */
  csp?: 'usual' | 'strict';
}

/** Where a sandbox keeps its data, and how it is thrown away. */
interface Data {
  at: { databaseUrl: string } | { dataDir: string };
  remove(): Promise<void>;
}

/** On a server a world starts five times as fast: `npm test` names one where there is one. */
async function dataOfWorld(): Promise<Data> {
  const server = process.env['WORLD_DATABASE_URL'];
  if (server) {
    const { url, drop } = await serverDatabase(server);
    return { at: { databaseUrl: url }, remove: drop };
  }
  const dataDir = await dataFolder();
  return { at: { dataDir }, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

/** Starts a world from `dist`; what runs is what `npm start` runs, where there is a server on the database of `DATABASE_URL`. */
export async function startWorld({ csp = 'usual' }: WorldOptions = {}): Promise<World> {
  const built = (path: string): string => pathToFileURL(join(root, 'dist', path)).href;
  const { startSandbox }: typeof import('../../src/sandbox/node/index.js') = await import(built('sandbox/node.js'));
  const { serveHosts }: typeof import('../../hosts/serve.js') = await import(built('hosts/serve.js'));
  const data = await dataOfWorld();
  const sandbox = await startSandbox({ port: 0, ...data.at, assets: join(root, 'dist') });
  const hosts = await serveHosts({ sandbox: sandbox.url, root, csp });
  return {
    origins: hosts.origins,
    close: async () => {
      await hosts.close();
      await sandbox.close();
      await data.remove();
    },
  };
}
