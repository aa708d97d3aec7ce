import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { now as machineNow } from '../../core/dates.js';
import type { Db } from '../db/db.js';
import { lockUntilCommit } from '../db/lock.js';
import { rowsOf } from '../db/rows.js';
import { readSetting, writeSetting } from '../db/settings.js';
import type { Scrypt } from '../security/passwords.js';
import { seedInto } from './seed.js';
import { worlds, type WorldName } from './worlds.js';

export type { WorldName };

export function isWorldName(name: string): name is WorldName {
  return Object.hasOwn(worlds, name);
}

/** Every world there is. */
export const worldNames: readonly WorldName[] = Object.keys(worlds).filter(isWorldName);

const SETTING = 'world';

/** The world that the database was seeded with; undefined for one that never was. */
export function currentWorld(db: Db): Promise<string | undefined> {
  return readSetting(db, SETTING, v.string());
}

/** Tables that outlive a change of world: the schema's own, the key that signs tokens, and the stamp, which must never be one that was there before. */
const kept = sql`('schema_migrations', 'signing_keys', 'stamps')`;

async function fill(tx: Db, name: WorldName, scrypt: Scrypt): Promise<void> {
  const tables = await rowsOf(
    tx,
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = current_schema() and tablename not in ${kept}`,
    v.object({ name: v.string() }),
  );
  await tx.execute(sql.raw(`truncate ${tables.map((table) => table.name).join(', ')}`));
  await worlds[name](seedInto(tx, machineNow(), scrypt));
  await writeSetting(tx, SETTING, name);
}

/** Empties the database, sets its clock to the machine's and seeds the world. All or nothing. */
export async function loadWorld(db: Db, name: WorldName, scrypt: Scrypt): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUntilCommit(tx, 'world');
    await fill(tx, name, scrypt);
  });
}

/** Seeds a database that has no world yet; of processes that start together, one does. */
export async function ensureWorld(db: Db, name: WorldName, scrypt: Scrypt): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUntilCommit(tx, 'world');
    if ((await currentWorld(tx)) === undefined) await fill(tx, name, scrypt);
  });
}
