import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { createSandbox, loadWorld, migrate, openMemoryDb, type Db, type WorldName } from '../../src/sandbox/index.js';
import { scryptInJavaScript, type Scrypt } from '../../src/sandbox/access/passwords.js';
import { findSnapshot, keepSnapshot } from './snapshot-cache.js';

/** A password is hashed by the same salt over and over here; once is enough. */
const hashes = new Map<string, Promise<Uint8Array>>();

const scrypt: Scrypt = (password, salt, cost) => {
  const name = [password, salt, cost.N, cost.r, cost.p].join(' ');
  const hash = hashes.get(name) ?? scryptInJavaScript(password, salt, cost);
  hashes.set(name, hash);
  return hash;
};

/** Making a migrated database takes several times as long as loading one, so the next page gets what this one made. */
async function openDb(): Promise<Db> {
  const found = await findSnapshot();
  if (found) return (await openMemoryDb(found)).db;
  const client = await PGlite.create();
  const db = drizzle(client, { casing: 'snake_case' });
  await migrate(db);
  const snapshot = await client.dumpDataDir('none');
  keepSnapshot(snapshot).catch((error: unknown) =>
    console.warn('The next page has to make its database again:', error),
  );
  return db;
}

async function open() {
  const db = await openDb();
  return { db, sandbox: createSandbox({ db, host: { scrypt } }) };
}

let opened: ReturnType<typeof open> | undefined;

/** The page's one back end, in this state. A database takes seconds to open and a tenth of one to seed, so it is kept. */
export async function sandboxIn(world: WorldName) {
  opened ??= open();
  const { db, sandbox } = await opened;
  await loadWorld(db, world, scrypt);
  return sandbox;
}
