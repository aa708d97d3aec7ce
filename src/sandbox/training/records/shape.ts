import { eq } from 'drizzle-orm';
import type { PersonalBest } from '../../../core/contract/schemas/training/workout-detail.js';
import { contentItems } from '../../content/tables.js';
import type { Db } from '../../db/db.js';
import { personalBests } from '../tables/records.js';

/** A record, and the title of its class. */
export const recordColumns = { best: personalBests, title: contentItems.title };

/** A record's class, in a join. */
export const isItsClass = eq(contentItems.id, personalBests.scopeId);

/** Records with the titles of their classes. */
export const recordsJoined = (db: Db) =>
  db.select(recordColumns).from(personalBests).leftJoin(contentItems, isItsClass);

export type FoundRecord = Awaited<ReturnType<typeof recordsJoined>>[number];

/** A record as the API shows it. A class that is gone from the library is called by its id. */
export function shownRecord({ best, title }: FoundRecord): PersonalBest {
  const { id, scope, scopeId, type, classSeconds, metric, value, workoutId, achievedAt } = best;
  const { previousValue, previousWorkoutId, previousAt } = best;
  return {
    id,
    scope:
      scope === 'format'
        ? { kind: 'format', type, classSeconds }
        : { kind: 'content', contentId: scopeId, title: title ?? scopeId },
    metric,
    value,
    workoutId,
    achievedAt,
    previous:
      previousValue === null || previousWorkoutId === null || previousAt === null
        ? null
        : { value: previousValue, workoutId: previousWorkoutId, achievedAt: previousAt },
  };
}
