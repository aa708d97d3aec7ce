import { and, desc, eq, gte } from 'drizzle-orm';
import type { PageQuery } from '../../../core/contract/schemas/query.js';
import type { DeletedWorkouts } from '../../../core/contract/schemas/training/workouts.js';
import { pageOf } from '../../db/page.js';
import type { Context } from '../../http/handler.js';
import { workouts } from '../tables/workouts.js';
import { RESTORABLE } from './change.js';

/** A member's workouts that can still be brought back, the one that was deleted last first. */
export const deletedWorkouts = ({ db, now }: Context, userId: string, page: PageQuery): Promise<DeletedWorkouts> =>
  pageOf(db, {
    rows: db
      .select({
        id: workouts.id,
        type: workouts.type,
        title: workouts.title,
        startedAt: workouts.startedAt,
        timeZone: workouts.timeZone,
        deletedAt: workouts.deletedAt,
      })
      .from(workouts)
      .where(and(eq(workouts.userId, userId), gte(workouts.deletedAt, now - RESTORABLE))),
    order: [desc(workouts.deletedAt)],
    key: workouts.id,
    page,
    items: rows => rows.map(({ deletedAt, ...row }) => ({ ...row, restorableUntil: (deletedAt ?? 0) + RESTORABLE })),
  });
