import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from './db.js';
import { settings } from './tables.js';

/** A setting shared by all processes on the database; undefined when it was never written. */
export async function readSetting<Value>(
  db: Db,
  name: string,
  shape: v.GenericSchema<unknown, Value>,
): Promise<Value | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.name, name));
  return row && v.parse(shape, row.value);
}

export async function writeSetting(db: Db, name: string, value: unknown): Promise<void> {
  await db
    .insert(settings)
    .values({ name, value })
    .onConflictDoUpdate({ target: settings.name, set: { value: sql`excluded.value` } });
}
