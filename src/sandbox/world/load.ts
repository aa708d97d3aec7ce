import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { now as machineNow } from '../../core/dates.js';
import type { Db } from '../db/db.js';
import { rowsOf } from '../db/rows.js';
import { readSetting, writeSetting } from '../db/settings.js';
import type { Scrypt } from '../security/passwords.js';
import { logins } from './logins.js';
import { seedInto, type Seed } from './seed.js';

const worlds: Record<string, (seed: Seed) => Promise<void>> = {
  fresh: async (seed) => {
    await seed.createApiKeys([{ key: 'pk_echelon_portal', name: 'Portal', partnerId: null, service: false, origins: ['http://localhost:*', 'http://127.0.0.1:*'] }]);
    await seed.createUser({ id: 'usr_staff', ...logins.staff, roles: ['CustomerService'] });
    await seed.createUser({ id: 'usr_member', ...logins.member });
  },
};
export type WorldName = string;
export const worldNames = Object.keys(worlds);

const SETTING = 'world';

/** The world that the database was seeded with; undefined for one that never was. */
export function currentWorld(db: Db): Promise<string | undefined> {
  return readSetting(db, SETTING, v.string());
}

/** Tables that outlive a change of world: the schema's own, and the key that signs tokens. */
const kept = sql`('schema_migrations', 'signing_keys')`;

/** Empties the database, sets its clock to the machine's and seeds the world. All or nothing. */
export async function loadWorld(db: Db, name: WorldName, scrypt: Scrypt): Promise<void> {
  const world = worlds[name];
  if (!world) throw new Error(`There is no world ${name}.`);
  await db.transaction(async (tx) => {
    const tables = await rowsOf(
      tx,
      sql`select quote_ident(tablename) as name from pg_tables where schemaname = current_schema() and tablename not in ${kept}`,
      v.object({ name: v.string() }),
    );
    await tx.execute(sql.raw(`truncate ${tables.map((table) => table.name).join(', ')}`));
    await world(seedInto(tx, machineNow(), scrypt));
    await writeSetting(tx, SETTING, name);
  });
}
