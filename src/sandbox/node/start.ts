import { join } from 'node:path';
import { Hono } from 'hono';
import { createSandbox } from '../app.js';
import type { Scrypt } from '../access/passwords.js';
import type { Log } from '../http/log.js';
import { ensureWorld, type WorldName } from '../world/load.js';
import { logins } from '../world/logins.js';
import { readFilms, readStripeAssets, readVersion } from './assets.js';
import { cdnRoutes } from './cdn.js';
import { clientAddress } from './client-address.js';
import { startDueLoop } from './due-loop.js';
import { compressNative } from './compress.js';
import { listen, type Bindings } from './listen.js';
import { openDb } from './open-db.js';
import { scryptNative } from './scrypt.js';

export interface StartOptions {
  /** 4100 when not given; 0 is any free one. */
  port?: number;
  host?: string;
  /** Seconds that requests in flight have once it closes; ten when not given. */
  drainSeconds?: number;
  /** Whose word about the client is taken: how many proxies, or their addresses and ranges (`TRUSTED_PROXIES`). */
  trustedProxies?: string;
  /** A folder to keep the data in; memory when neither it nor a server is named. */
  dataDir?: string;
  /** A PostgreSQL server, in place of the folder. Several processes may share it. */
  databaseUrl?: string;
  /** What an empty database is filled with, outside production. */
  world?: WorldName;
  /** The folder of the built library (`cdn/`, `sandbox/stripe/`). */
  assets?: string;
  /** Where links in mails lead. */
  portalUrl?: string;
  /** A real card provider's publishable key. */
  publishableKey?: string;
  /** The source's revision, when a build knows it. */
  revision?: string;
  /** That provider's secret for the events it sends. */
  webhookSecret?: string;
  /** Seeds nothing, and refuses everything that is for development alone. */
  production?: boolean;
  /** Milliseconds between two looks for renewals, retries and ends that are due; two seconds when not given. */
  dueEvery?: number;
  /** Machines of the sample world keep reporting, as real ones do; else all are silent after a quarter of an hour. */
  sampleReports?: boolean;
  /** How passwords are hashed; by Node's own scrypt when not given. */
  scrypt?: Scrypt;
  /** Nothing else runs in this process. */
  ownProcess?: boolean;
  /** Every request; without it only failures of the sandbox itself are written, to stderr. */
  log?: Log;
}

export interface RunningSandbox {
  /** Without a slash at the end. */
  url: string;
  logins: typeof logins;
  /** Ends it: requests in flight are answered first. Answers how many were cut, as they took too long. */
  close(): Promise<number>;
}

/** This machine by its usual name, whose pages are at `localhost` too; any other as it is. */
const shownHost = (host: string) => (host === '127.0.0.1' ? 'localhost' : host.includes(':') ? `[${host}]` : host);

const failuresOnly: Log = entry => {
  if (entry.level === 'error') console.error(JSON.stringify(entry));
};

/** Opens the database, seeds it when it is empty (never in production), and serves the API, the library and the static files. */
export async function startSandbox(options: StartOptions = {}): Promise<RunningSandbox> {
  const {
    port = 4100,
    host = '127.0.0.1',
    drainSeconds = 10,
    trustedProxies = '',
    dataDir,
    databaseUrl,
    world = 'default',
    assets = 'dist',
    portalUrl,
    publishableKey,
    webhookSecret,
    revision,
    production = false,
    scrypt = scryptNative,
    ownProcess = false,
    dueEvery,
    sampleReports = false,
    log = failuresOnly,
  } = options;
  const database = await openDb({ dataDir, databaseUrl });
  try {
    // the contents of a world are known to everybody: its logins, its keys
    if (!production) await ensureWorld(database.db, world, scrypt);
    const sandbox = createSandbox({
      db: database.db,
      stripeAssets: await readStripeAssets(join(assets, 'sandbox', 'stripe')),
      films: await readFilms(join(assets, 'sandbox', 'clips')),
      log,
      production,
      host: {
        scrypt,
        compress: compressNative,
        version: await readVersion(assets),
        ...(revision && { revision }),
        ...(portalUrl && { portalUrl }),
        ...(publishableKey && { publishableKey }),
        ...(webhookSecret && { webhookSecret }),
      },
    });
    const library = new Hono().route('/cdn', cdnRoutes(join(assets, 'cdn')));
    const client = clientAddress(trustedProxies);
    const answer = (request: Request, { incoming: { socket, headers, url = '' } }: Bindings) =>
      url.startsWith('/cdn/')
        ? library.fetch(request)
        : sandbox.fetch(request, { ip: client(socket?.remoteAddress, headers), drop: () => void socket?.destroy() });
    const server = await listen(answer, { port, host, ownProcess, drainSeconds });
    const dueLoop = startDueLoop({
      db: database.db,
      host: sandbox.host,
      sampleReports: sampleReports && !production,
      ...(dueEvery !== undefined && { every: dueEvery }),
      failed: error =>
        log({
          level: 'error',
          at: new Date().toISOString(),
          requestId: '',
          method: '',
          path: 'due work',
          status: 500,
          ms: 0,
          error,
        }),
    });
    return {
      url: `http://${shownHost(host)}:${server.port}`,
      logins,
      async close() {
        const [cut] = await Promise.all([server.close(), dueLoop.stop()]);
        await database.close();
        return cut;
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
