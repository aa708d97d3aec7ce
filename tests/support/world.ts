import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Origins } from '../../hosts/serve.js';

const root = resolve(fileURLToPath(new URL('../../', import.meta.url)));

/** The sandbox and every host site, as built, on ports of their own and with an empty data folder. */
export interface World {
  /** Where each part answers, without a slash at the end. */
  origins: Origins;
  close(): Promise<void>;
}

export interface WorldOptions {
  /** `strict` serves the partner page under `style-src 'none'`. */
  csp?: 'usual' | 'strict';
}

/** Starts a world from `dist`; what runs is what `npm start` runs. */
export async function startWorld({ csp = 'usual' }: WorldOptions = {}): Promise<World> {
  const built = (path: string): string => pathToFileURL(join(root, 'dist', path)).href;
  const { startSandbox }: typeof import('../../src/sandbox/node/index.js') = await import(built('sandbox/node.js'));
  const { serveHosts }: typeof import('../../hosts/serve.js') = await import(built('hosts/serve.js'));
  const dataDir = await mkdtemp(join(tmpdir(), 'echelon-world-'));
  const sandbox = await startSandbox({ port: 0, dataDir, assets: join(root, 'dist') });
  const hosts = await serveHosts({ sandbox: sandbox.url, root, csp });
  return {
    origins: hosts.origins,
    close: async () => {
      await hosts.close();
      await sandbox.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
