import { and, desc, eq } from 'drizzle-orm';
import type {
  BestDeleted,
  BestsQuery,
  BestsReset,
  ClassBests,
  PersonalBestList,
} from '../../../core/contract/schemas/training/records.js';
import type { Context } from '../../http/handler.js';
import type { Db } from '../../db/db.js';
import { contentItems } from '../../content/tables.js';
import { counted, pageOf } from '../../db/page.js';
import { Refusal } from '../../http/refusal.js';
import { personalBests, trainingSettings } from '../tables/records.js';
import { workouts } from '../tables/workouts.js';
import { triesOfClass } from '../workouts/tries.js';
import { rebuildRecords, scopesOf } from './rebuild.js';
import { isItsClass, recordColumns, recordsJoined, shownRecord } from './shape.js';

const isOf = (userId: string) => eq(personalBests.userId, userId);

/** A member's records, the latest first. */
export async function recordsOf(
  db: Db,
  userId: string,
  { scope, type, metric, ...page }: BestsQuery,
): Promise<PersonalBestList> {
  const which = and(
    isOf(userId),
    scope && eq(personalBests.scope, scope),
    type && eq(personalBests.type, type),
    metric && eq(personalBests.metric, metric),
  );
  const [list, [settings]] = await Promise.all([
    pageOf(db, {
      rows: db
        .select({ ...recordColumns, total: counted(personalBests, which) })
        .from(personalBests)
        .leftJoin(contentItems, isItsClass)
        .where(which),
      total: row => row.total,
      order: [desc(personalBests.achievedAt)],
      key: personalBests.id,
      page,
      items: found => found.map(shownRecord),
    }),
    db.select().from(trainingSettings).where(eq(trainingSettings.userId, userId)),
  ]);
  return { ...list, countedFrom: settings?.recordsFrom ?? null };
}

/** A member's records of one class, and all that they did of it. */
export async function recordsOfClass(db: Db, userId: string, contentId: string): Promise<ClassBests> {
  const [bests, tries] = await Promise.all([
    recordsJoined(db)
      .where(and(isOf(userId), eq(personalBests.scope, 'content'), eq(personalBests.scopeId, contentId)))
      .orderBy(personalBests.metric),
    triesOfClass(db, userId, contentId),
  ]);
  return { contentId, bests: bests.map(shownRecord), tries };
}

/** Takes a record away because its reading was wrong: its workout holds none any more, and the next best do. */
export async function dropRecord({ db }: Context, userId: string, id: string): Promise<BestDeleted> {
  const [record] = await recordsJoined(db).where(and(isOf(userId), eq(personalBests.id, id)));
  if (!record) throw new Refusal('notFound', 'There is no such record.');
  const { scope, scopeId, metric, workoutId } = record.best;
  const [workout] = await db
    .update(workouts)
    .set({ excluded: true })
    .where(eq(workouts.id, workoutId))
    .returning({ type: workouts.type, classSeconds: workouts.classSeconds, contentId: workouts.contentId });
  if (workout) await rebuildRecords(db, userId, [scopesOf(workout)]);
  const [next] = await recordsJoined(db).where(
    and(
      isOf(userId),
      eq(personalBests.scope, scope),
      eq(personalBests.scopeId, scopeId),
      eq(personalBests.metric, metric),
    ),
  );
  return { id, deleted: true, next: next ? shownRecord(next) : null };
}

/** Records count from now on. The workouts stay, and so does the member's place among others. */
export async function resetRecords({ db, now }: Context, userId: string): Promise<BestsReset> {
  await db
    .insert(trainingSettings)
    .values({ userId, recordsFrom: now })
    .onConflictDoUpdate({ target: trainingSettings.userId, set: { recordsFrom: now } });
  const removed = await db.delete(personalBests).where(isOf(userId)).returning({ id: personalBests.id });
  return { countedFrom: now, removed: removed.length };
}
