import { and, lt, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from '../db/db.js';
import { inTransaction } from '../db/in-transaction.js';
import { rowsOf } from '../db/rows.js';
import { presentIn } from '../world/clock.js';
import { goes } from './kept.js';
import type { Age, Goes } from './rule.js';

/** Rows that one statement takes: few enough that nobody waits for it. */
export const BATCH = 1000;

/** Full batches of one look; what is left is for the next. */
const BATCHES = 20;

/**
 * Takes a batch of what is old at an instant, the oldest first, with its parts. Rows that another process holds are left
 * to it, so several may do this at once.
 */
export function takingOld({ table, parts }: Goes, { date, after, only }: Age, at: number): SQL {
  const taken = (parts?.by ?? []).map(
    (column, index) =>
      sql`, ${sql.identifier(`part_${index}`)} as (delete from ${column.table} where ${column} in (select key from gone))`,
  );
  return sql`with gone as (
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${and(lt(date, at - after), only)}
        order by ${date} limit ${BATCH} for update skip locked
      )) returning ${parts?.key ?? sql`true`} as key
    )${sql.join(taken)}
    select count(*)::int as count from gone`;
}

const counted = v.object({ count: v.number() });

async function takeBatch(tx: Db, rule: Goes, age: Age, at: number): Promise<number> {
  const [row] = await rowsOf(tx, takingOld(rule, age, at), counted);
  return row?.count ?? 0;
}

/** Takes what is old of one kind, at most so many batches by each of its dates; answers how many rows went. */
export async function takeOld(db: Db, rule: Goes, at: number, batches = BATCHES): Promise<number> {
  let gone = 0;
  for (const age of rule.when)
    for (let left = batches; left > 0; left -= 1) {
      const taken = await takeBatch(db, rule, age, at);
      gone += taken;
      if (taken < BATCH) break;
    }
  return gone;
}

export interface Forgetting {
  /** Full batches after which it stops. */
  batches?: number;
  /** Stops it between two batches. */
  signal?: AbortSignal;
}

/**
 * Takes all that is old by `now` (docs/decisions/0030-what-goes-when.md), each batch in a transaction of its own. Answers
 * whether that was all: what is left is for others, or for later.
 */
export async function forgetOld(db: Db, now: number, { batches = BATCHES, signal }: Forgetting = {}): Promise<boolean> {
  let left = batches;
  for (const rule of goes)
    for (const age of rule.when) {
      let taken = BATCH;
      while (taken === BATCH) {
        if (left === 0 || signal?.aborted === true) return false;
        taken = await inTransaction(db, async tx => takeBatch(tx, rule, age, await presentIn(tx, now)));
        if (taken === BATCH) left -= 1;
      }
    }
  return true;
}
