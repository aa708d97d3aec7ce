import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { signIn } from '../../../src/core/contract/auth.js';
import { createClient, type Request } from '../../../src/core/client/client.js';
import { keys } from '../../../src/core/session/storage.js';
import type { WorldName } from '../../../src/sandbox/index.js';
import { readStripeAssets } from '../../../src/sandbox/node/assets.js';
import { listen } from '../../../src/sandbox/node/listen.js';
import { demoApiKeys } from '../../../src/sandbox/world/catalogue/keys.js';
import type { Counted, LostCall } from '../../faults/lost-answers/calls/lost-call.js';
import { startCuttingProxy, type CuttingProxy } from '../../faults/lost-answers/cutting-proxy.js';
import { cheapScrypt } from '../../support/cheap-scrypt.js';
import { done } from '../../support/results.js';

const dist = resolve(fileURLToPath(new URL('../../../dist', import.meta.url)));
const built = (path: string): string => pathToFileURL(join(dist, path)).href;
const apiKey = demoApiKeys.find(({ name }) => name === 'Portal')?.key ?? '';

/** The portal, the sandbox, and between them a line that can be cut. */
export interface Line extends Counted {
  portal: string;
  proxy: CuttingProxy;
  load: (world: WorldName) => Promise<void>;
  /** Signs in behind the browser's back; what its storage then holds, and calls as that person. */
  enter: (as: NonNullable<LostCall['as']>) => Promise<{ stored: Record<string, string>; request: Request }>;
  close: () => Promise<void>;
}

/** The same as built for everybody, except that the database can be looked into and hashes are cheap. */
export async function openLine(): Promise<Line> {
  const { createSandbox, inProcessFetch, loadWorld }: typeof import('../../../src/sandbox/index.js') = await import(
    built('sandbox/index.js')
  );
  const { openDb }: typeof import('../../../src/sandbox/node/index.js') = await import(built('sandbox/node.js'));
  const { serveHosts }: typeof import('../../../hosts/serve.js') = await import(built('hosts/serve.js'));
  const database = await openDb({});
  const sandbox = createSandbox({
    db: database.db,
    stripeAssets: await readStripeAssets(join(dist, 'sandbox', 'stripe')),
    host: { scrypt: cheapScrypt },
  });
  const server = await listen(request => sandbox.fetch(request), { port: 0, host: '127.0.0.1', drainSeconds: 0 });
  const proxy = await startCuttingProxy(`http://127.0.0.1:${server.port}`);
  const hosts = await serveHosts({ sandbox: proxy.url, root: join(dist, '..') });
  const client = ({ ip, jwt }: { ip: string; jwt?: string }) =>
    createClient({
      baseUrl: () => 'http://sandbox.test',
      credentials: () => ({ apiKey, jwt }),
      fetch: () => inProcessFetch(sandbox, { ip }),
    });
  return {
    portal: hosts.origins.portal,
    proxy,
    database,
    client,
    load: world => loadWorld(database.db, world, cheapScrypt),
    async enter(as) {
      const stored: Record<string, string> = {};
      const request = createClient({
        baseUrl: () => 'http://sandbox.test',
        credentials: () => ({ apiKey, jwt: stored[keys.jwt] }),
        // an answer may bring another, as in a browser
        onToken: ({ jwt, userId }) => void Object.assign(stored, { [keys.jwt]: jwt, [keys.userId]: userId }),
        fetch: () => inProcessFetch(sandbox, { ip: '10.9.9.8' }),
      });
      await done(request(signIn, as));
      return { stored, request };
    },
    async close() {
      await hosts.close();
      await proxy.close();
      await server.close();
      await database.close();
    },
  };
}
