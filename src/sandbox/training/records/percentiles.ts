import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Percentiles } from '../../../core/contract/schemas/training/records.js';
import type { BestMetric } from '../../../core/contract/schemas/training/workouts.js';
import type { Db } from '../../db/db.js';
import { rowsOf } from '../../db/rows.js';
import { Refusal } from '../../http/refusal.js';
import { LEAST_PEOPLE } from '../rules/percentile.js';
import { classBests } from '../tables/records.js';
import { formatOf } from '../workouts/format.js';

/** Of 100 values 55 % are 55; as floating point they are a hair more, which would be the 56th. */
const HAIR = 1e-12;

/** Every fifth percentile. */
const POINTS = Array.from({ length: 19 }, (_, index) => (index + 1) * 5);

/** How everybody's best tries of a type and class length are spread, by nearest rank; nothing under five people. */
export async function percentilesOf(db: Db, id: string, metric: BestMetric): Promise<Percentiles> {
  if (!formatOf(id)) throw new Refusal('notFound', 'There is no such type and class length.');
  const best = sql`select user_id, max(value) as value from ${classBests}
    where format_id = ${id} and metric = ${metric} group by user_id`;
  const [found] = await rowsOf(
    db,
    sql`select count(*)::int as people,
        percentile_disc(array[${sql.join(
          POINTS.map(point => sql`${point / 100 - HAIR}::float8`),
          sql`, `,
        )}]) within group (order by value) as points
      from (${best}) bests`,
    v.object({ people: v.number(), points: v.nullable(v.array(v.number())) }),
  );
  const { people, points } = found ?? { people: 0, points: null };
  return {
    formatId: id,
    metric,
    people,
    points:
      people < LEAST_PEOPLE ? [] : POINTS.map((percentile, index) => ({ percentile, value: points?.[index] ?? 0 })),
  };
}
