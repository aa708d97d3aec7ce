import { and, eq, gte, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from '../../db/db.js';
import { rowsOf } from '../../db/rows.js';
import { collectionMembers, collections } from '../tables/collections.js';
import { workouts } from '../tables/workouts.js';

const { joinedAt, leftAt } = collectionMembers;
const { startsAt, endsAt, goalKind, contentIds } = collections;
const { contentId, durationSeconds, output, distance } = workouts;

/** Who is in a challenge; a row stays behind of who has left. */
export const isIn = isNull(leftAt);

/** The workouts that count for a member of a collection, in a statement that reads all three tables. */
export const countsFor: SQL | undefined = and(
  eq(workouts.userId, collectionMembers.userId),
  isNull(workouts.deletedAt),
  gte(workouts.startedAt, sql`greatest(${joinedAt}, ${startsAt})`),
  lt(workouts.startedAt, endsAt),
  eq(workouts.isRanked, true),
  or(isNull(collections.type), eq(workouts.type, collections.type)),
);

/** Those that are a class done to its end, where classes are counted. */
export const isClassDone: SQL | undefined = and(eq(workouts.completed, true), isNotNull(contentId));

/** How far each member is, in the unit of the goal: never stored, so a deleted workout needs no mending. */
function reached(which: SQL | undefined): SQL {
  const value = sql`case ${goalKind}
      when 'classes' then count(distinct ${contentId}) filter (where ${isClassDone} and ${contentId} = any(${contentIds}))
      when 'count' then count(*) filter (where ${isClassDone})
      when 'seconds' then sum(${durationSeconds})
      when 'output' then sum(${output})
      else sum(${distance})
    end`;
  return sql`select ${collections.id} as id, done.value
    from ${collectionMembers}
    inner join ${collections} on ${collections.id} = ${collectionMembers.collectionId}
    cross join lateral (
      select coalesce(${value}, 0)::float8 as value from ${workouts} where ${countsFor}
    ) done
    where ${and(isIn, which)}`;
}

const row = v.object({ id: v.string(), value: v.number() });

/** How far somebody is in each collection that they are in, or in those of them that `which` lets through. */
export async function valuesOf(db: Db, userId: string, which?: SQL): Promise<ReadonlyMap<string, number>> {
  const rows = await rowsOf(db, reached(and(eq(collectionMembers.userId, userId), which)), row);
  return new Map(rows.map(({ id, value }) => [id, value]));
}

/** How far everybody in a collection is, the furthest first. */
export async function allValues(db: Db, collectionId: string): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sql`${reached(eq(collectionMembers.collectionId, collectionId))} order by done.value desc`,
    row,
  );
  return rows.map(({ value }) => value);
}
