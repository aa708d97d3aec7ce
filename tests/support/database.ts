import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import * as v from 'valibot';
import type { Db } from '../../src/sandbox/index.js';
import { openDb } from '../../src/sandbox/node/open-db.js';
import { storedSnapshot } from '../../src/sandbox/node/stored-snapshot.js';
import { onConnection, serverDatabase, type ServerDatabase } from './server-database.js';

/** A migrated, empty database of a test's own. */
export interface TestDatabase {
  db: Db;
  /** Set on a PostgreSQL server: further processes can open the same database. */
  url?: string;
  close(): Promise<void>;
}

/** The server's address; without one, tests run on PGlite. */
export const databaseUrl = process.env['DATABASE_URL'];

// As a path: Node does not accept the URL of a test's page.
const cache = join(fileURLToPath(import.meta.url), '../../../node_modules/.cache/echelon');

const snapshotOnDisk = async () => new Blob([new Uint8Array(await readFile(await storedSnapshot(cache)))]);
let snapshot: Promise<Blob> | undefined;

/** Databases that earlier files of this process have given back, empty. */
const free: PGlite[] = [];
const freeOnServer: ServerDatabase[] = [];

/** A connection, of PGlite or to a server. */
interface Connection {
  query(text: string): Promise<{ rows: unknown[] }>;
}

/** Everything that makes the schema, by name and number: a test may have changed it. */
const schemaOf = async (client: Connection): Promise<string> =>
  JSON.stringify(
    (
      await client.query(`
  select 'class', oid::int, relname::text, relnatts::int from pg_class where oid >= 16384
  union all select 'constraint', oid::int, conname::text, 0 from pg_constraint where oid >= 16384
  union all select 'trigger', oid::int, tgname::text, 0 from pg_trigger where oid >= 16384
  union all select 'function', oid::int, proname::text, 0 from pg_proc where oid >= 16384
  order by 1, 2`)
    ).rows,
  );

/** A table that nobody wrote to has no page, and is left as it is. */
async function empty(client: Connection): Promise<void> {
  const { rows } = await client.query(
    `select string_agg(oid::regclass::text, ', ') as names from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname <> 'schema_migrations' and pg_relation_size(oid) > 0`,
  );
  const [{ names }] = v.parse(v.tuple([v.object({ names: v.nullable(v.string()) })]), rows);
  if (names) await client.query(`truncate ${names} restart identity cascade`);
}

/**
 * The same database until it is given back; a caller that still asks then gets an error, and reaches nobody else's
 * rows.
 */
function lend(client: PGlite): { lent: PGlite; end: () => void } {
  let isOver = false;
  const lent = new Proxy(client, {
    get: (of, name) => {
      if (isOver) throw new Error('This database was closed.');
      const value: unknown = Reflect.get(of, name);
      return typeof value === 'function' && name !== 'constructor' ? value.bind(of) : value;
    },
  });
  return { lent, end: () => void (isOver = true) };
}

/** Opening a database takes half a second and emptying one a thirtieth of that, so the files of a process hand theirs on. */
async function inMemory(): Promise<TestDatabase> {
  snapshot ??= snapshotOnDisk();
  const client = free.pop() ?? (await PGlite.create({ loadDataDir: await snapshot }));
  const schema = await schemaOf(client);
  const { lent, end } = lend(client);
  return {
    db: drizzle(lent, { casing: 'snake_case' }),
    async close() {
      end();
      if ((await schemaOf(client)) !== schema) return client.close();
      await empty(client);
      free.push(client);
    },
  };
}

/** Making a database on the server and dropping it takes a quarter of a second, so files hand theirs on, too. */
async function onServer(server: string): Promise<TestDatabase> {
  const own = freeOnServer.pop() ?? (await serverDatabase(server));
  const { url } = own;
  const opened = await openDb({ databaseUrl: url });
  const schema = await onConnection(url, schemaOf);
  return {
    db: opened.db,
    url,
    async close() {
      await opened.close();
      // What a test has left running reaches nobody else's rows.
      await own.disconnect();
      const isSame = await onConnection(url, async client => {
        const same = (await schemaOf(client)) === schema;
        if (same) await empty(client);
        return same;
      });
      if (isSame) freeOnServer.push(own);
      else await own.drop();
    },
  };
}

/** PGlite in memory, or, when `DATABASE_URL` is set, a new database on that server. */
export function openTestDatabase(): Promise<TestDatabase> {
  return databaseUrl ? onServer(databaseUrl) : inMemory();
}
