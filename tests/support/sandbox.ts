import type { CallName } from '../../src/core/contract/index.js';
import { createClient, type Request as Client } from '../../src/core/client/client.js';
import {
  createSandbox,
  inProcessFetch,
  loadWorld,
  type Sandbox,
  type SandboxOptions,
  type WorldName,
} from '../../src/sandbox/index.js';
import type { Fault } from '../../src/sandbox/http/faults.js';
import { rateLimits } from '../../src/sandbox/http/tables.js';
import type { LogEntry } from '../../src/sandbox/http/log.js';
import { cheapScrypt } from './cheap-scrypt.js';
import { openTestDatabase, type TestDatabase } from './database.js';
import { portalKey } from './portal-key.js';
import { noteBreak } from './results.js';

/** Whose hand a call is made with. */
export interface As {
  apiKey?: string;
  jwt?: string;
  /** Rate limits count per address; another one is another visitor. */
  ip?: string;
  /** Sent with every request beside the client's own. */
  headers?: Record<string, string>;
}

/** A sandbox in this process, on a database of its own. */
export interface TestSandbox extends Sandbox {
  database: TestDatabase;
  /** Every line it logged. */
  logged: LogEntry[];
  /** The real client; without an API key it has the portal's. */
  client(as?: As): Client;
  /** Below the client, for what the client would never send; `init.body` that is no text is sent as JSON. */
  send(
    method: string,
    path: string,
    init?: { body?: unknown; headers?: Record<string, string>; ip?: string },
  ): Promise<Response>;
  /** Forgets the tries that were counted: none of those before stands in a test's way. */
  forgetTries(): Promise<void>;
  /** Starts over with another world. */
  load(world: WorldName): Promise<void>;
  /** Makes a call go wrong. */
  fail(fault: Fault & { call: CallName }): Promise<void>;
  close(): Promise<void>;
}

const BASE = 'http://sandbox.test';

/** Opens a sandbox in a seeded world. Close it after the tests of the file. */
export async function openTestSandbox(
  world: WorldName = 'fresh',
  options: Partial<SandboxOptions> = {},
): Promise<TestSandbox> {
  const database = await openTestDatabase();
  await loadWorld(database.db, world, cheapScrypt);
  const logged: LogEntry[] = [];
  const sandbox = createSandbox({
    db: database.db,
    log(entry) {
      logged.push(entry);
      if (entry.error) noteBreak(entry.error);
    },
    ...options,
    host: { scrypt: cheapScrypt, ...options.host },
  });

  const send: TestSandbox['send'] = (method, path, { body, headers = {}, ip } = {}) => {
    const sent =
      body === undefined || typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body);
    return sandbox.fetch(
      new Request(`${BASE}${path}`, { method, headers, ...(sent !== undefined && { body: sent }) }),
      ip === undefined ? {} : { ip },
    );
  };

  return {
    ...sandbox,
    database,
    logged,
    send,
    client({ apiKey = portalKey, jwt, ip, headers = {} } = {}) {
      const inProcess = inProcessFetch(sandbox, ip === undefined ? {} : { ip });
      return createClient({
        baseUrl: () => BASE,
        credentials: () => ({ apiKey, jwt }),
        fetch: () => (input, init) => {
          const request = new Request(input, init);
          for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
          return inProcess(request);
        },
      });
    },
    async forgetTries() {
      await database.db.delete(rateLimits);
    },
    load: name => loadWorld(database.db, name, cheapScrypt),
    async fail(fault) {
      await send('POST', '/sandbox/faults', { body: fault });
    },
    close: () => database.close(),
  };
}
