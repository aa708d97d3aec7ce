import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Origins } from '../../hosts/serve.js';
import { cheapScrypt } from './cheap-scrypt.js';
import { ownData } from './own-data.js';

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

/** Starts a world from `dist`; what runs is what `npm start` runs, but that hashes are cheap, and where there is a server on its database. */
export async function startWorld({ csp = 'usual' }: WorldOptions = {}): Promise<World> {
  const built = (path: string): string => pathToFileURL(join(root, 'dist', path)).href;
  const { startSandbox }: typeof import('../../src/sandbox/node/index.js') = await import(built('sandbox/node.js'));
  const { serveHosts }: typeof import('../../hosts/serve.js') = await import(built('hosts/serve.js'));
  const data = await ownData(process.env['WORLD_DATABASE_URL']);
  const sandbox = await startSandbox({ port: 0, ...data.at, assets: join(root, 'dist'), scrypt: cheapScrypt });
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
