import type { SQL } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from './db.js';

/** The rows of a hand-written query. Drivers type them loosely, so their shape is checked. */
export async function rowsOf<Row>(db: Db, query: SQL, row: v.GenericSchema<unknown, Row>): Promise<Row[]> {
  const answer: unknown = await db.execute(query);
  return v.parse(v.object({ rows: v.array(row) }), answer).rows;
}
