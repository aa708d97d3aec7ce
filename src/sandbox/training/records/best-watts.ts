import { and, eq, gte, isNotNull, lte, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { BestPowerCurve, PowerCurveQuery } from '../../../core/contract/schemas/training/records.js';
import type { Db } from '../../db/db.js';
import { rowsOf } from '../../db/rows.js';
import { workouts } from '../tables/workouts.js';
import { isOf } from '../workouts/filters.js';

const point = v.object({ seconds: v.number(), watts: v.number(), workoutId: v.string(), localDate: v.string() });

/**
 * The best watts of all workouts: what `mergeCurves` says of their curves, counted where they lie. Each workout has its
 * own curve already, so that nothing is stale when one is deleted, restored or of another type.
 */
export async function bestWatts(db: Db, userId: string, { type, from, to }: PowerCurveQuery): Promise<BestPowerCurve> {
  const { id, curve, excluded, localDate, startedAt } = workouts;
  const which = and(
    isOf(userId),
    isNotNull(curve),
    eq(excluded, false),
    type && eq(workouts.type, type),
    from ? gte(localDate, from) : undefined,
    to ? lte(localDate, to) : undefined,
  );
  const points = await rowsOf(
    db,
    sql`select distinct on (point.seconds) point.seconds, point.watts, ${id} as "workoutId", ${localDate} as "localDate"
      from ${workouts} cross join lateral jsonb_to_recordset(${curve}) as point (seconds int, watts int)
      where ${which} order by point.seconds, point.watts desc, ${startedAt}, ${id}`,
    point,
  );
  return { points };
}
