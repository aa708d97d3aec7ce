import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { passesBy } from '../../../core/contract/guards.js';
import type { RoutineList, RoutineQuery } from '../../../core/contract/schemas/strength/routines.js';
import type { Db } from '../../db/db.js';
import { pageOf } from '../../db/page.js';
import { holds } from '../../db/search.js';
import { sortedBy } from '../../db/sort.js';
import type { Caller } from '../../http/handler.js';
import { strengthRoutines } from '../tables/strength.js';
import { routineLine } from './routine-shape.js';

/** Routines of ours that members may see. */
export const isPublished: SQL | undefined = and(isNull(strengthRoutines.userId), eq(strengthRoutines.published, true));

/** Routines of ours that somebody may see: producers all, an instructor also their own, everybody those that are published. */
export function isSeenBy({ userId, roles }: Pick<Caller, 'userId' | 'roles'>): SQL | undefined {
  if (passesBy(['producer'], roles)) return isNull(strengthRoutines.userId);
  if (!passesBy(['instructor'], roles)) return isPublished;
  return or(isPublished, and(isNull(strengthRoutines.userId), eq(strengthRoutines.createdBy, userId)));
}

/** A member's own. */
export const isOwn = (userId: string): SQL => eq(strengthRoutines.userId, userId);

/** One page of these routines. The search looks at titles and descriptions. */
export function routinesOf(
  db: Db,
  which: SQL | undefined,
  { q, level, sort = 'title', ...page }: RoutineQuery,
): Promise<RoutineList> {
  const { id, title, description, createdAt } = strengthRoutines;
  return pageOf(db, {
    rows: db
      .select()
      .from(strengthRoutines)
      .where(
        and(
          which,
          q ? holds(sql`${title} || ' ' || ${description}`, q) : undefined,
          level && eq(strengthRoutines.level, level),
        ),
      ),
    order: [sortedBy(sort, { title, createdAt })],
    key: id,
    page,
    items: rows => rows.map(routineLine),
  });
}
