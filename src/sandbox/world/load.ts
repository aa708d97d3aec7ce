import { inTransaction } from '../db/in-transaction.js';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { now as machineNow } from '../../core/dates.js';
import type { Db } from '../db/db.js';
import { lockUntilCommit } from '../db/lock.js';
import { rowsOf } from '../db/rows.js';
import { readSetting, writeSetting } from '../db/settings.js';
import type { Scrypt } from '../access/passwords.js';
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

/** Bytes of a table from which on it gets a new file: rows that are deleted leave their room behind. */
const LARGE = 500_000;

const ours = sql`pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname not in ${kept}`;

/** Waits for what others are writing, as the next world must not find it. */
async function emptyAll(tx: Db): Promise<void> {
  const all = await rowsOf(tx, sql`select quote_ident(relname) as name from ${ours}`, v.object({ name: v.string() }));
  await tx.execute(sql.raw(`lock ${all.map(table => table.name).join(', ')} in access exclusive mode`));
  // A table that nobody wrote to has no page.
  const written = await rowsOf(
    tx,
    sql`select quote_ident(relname) as name, pg_relation_size(oid) > ${LARGE} as "isLarge" from ${ours} and pg_relation_size(oid) > 0`,
    v.object({ name: v.string(), isLarge: v.boolean() }),
  );
  const large = written.filter(({ isLarge }) => isLarge);
  // New files for all tables and their indexes are a third of a load, so only large ones get them, and what refers to those.
  if (large.length > 0) await tx.execute(sql.raw(`truncate ${large.map(table => table.name).join(', ')} cascade`));
  // In one statement: whether a row still belongs to one that is gone is asked at its end.
  const each = written.flatMap(({ name, isLarge }, at) => (isLarge ? [] : [`t${at} as (delete from ${name})`]));
  if (each.length > 0) await tx.execute(sql.raw(`with ${each.join(', ')} select`));
}

async function fill(tx: Db, name: WorldName, scrypt: Scrypt): Promise<void> {
  await emptyAll(tx);
  await worlds[name](seedInto(tx, machineNow(), scrypt));
  await writeSetting(tx, SETTING, name);
}

/** Empties the database, sets its clock to the machine's and seeds the world. All or nothing. */
export async function loadWorld(db: Db, name: WorldName, scrypt: Scrypt): Promise<void> {
  await inTransaction(db, async tx => {
    await lockUntilCommit(tx, 'world');
    await fill(tx, name, scrypt);
  });
}

/** Seeds a database that has no world yet; of processes that start together, one does. */
export async function ensureWorld(db: Db, name: WorldName, scrypt: Scrypt): Promise<void> {
  await inTransaction(db, async tx => {
    await lockUntilCommit(tx, 'world');
    if ((await currentWorld(tx)) === undefined) await fill(tx, name, scrypt);
  });
}
