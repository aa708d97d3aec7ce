import { and, eq, gte, lte } from 'drizzle-orm';
import type { PlanChange, PlanDay, WorkoutPlan } from '../../../core/contract/schemas/training/workout-plans.js';
import type { Db } from '../../db/db.js';
import { newId } from '../../db/ids.js';
import { changed, readForChange, type Versioned } from '../../db/versioned.js';
import { lockedFor } from '../../access/entitlement.js';
import type { Context } from '../../http/handler.js';
import { timeZoneOf } from '../../people/time-zone.js';
import { daysLater, mondayOf } from '../rules/days.js';
import { localDay } from '../../../core/wall-clock.js';
import { workoutPlans } from '../tables/plans.js';
import { workouts } from '../tables/workouts.js';
import { isOf } from '../workouts/filters.js';
import { moved } from './move.js';
import { planWeek } from './plan-week.js';
import { readFacts } from './read-facts.js';

type Row = typeof workoutPlans.$inferSelect;
type At = Pick<Context, 'db' | 'now' | 'locale'>;

/** The workout of each day that is its class, or of its type; the class itself counts more. */
async function doneOf(db: Db, { userId, weekStart, days }: Row): Promise<(day: PlanDay) => string | null> {
  const { id, localDate, contentId, type } = workouts;
  const rows = await db
    .select({ id, localDate, contentId, type })
    .from(workouts)
    .where(and(isOf(userId), gte(localDate, weekStart), lte(localDate, daysLater(weekStart, days.length - 1))))
    .orderBy(workouts.startedAt, id);
  return ({ day, class: planned }) => {
    if (!planned) return null;
    const those = rows.filter(row => row.localDate === day);
    const done = those.find(row => row.contentId === planned.id) ?? those.find(row => row.type === planned.type);
    return done?.id ?? null;
  };
}

/** A plan with what has become of it; what was done is looked up each time, so a workout that is deleted undoes it. */
async function shown({ db, ...at }: At, today: string, row: Row): Promise<WorkoutPlan> {
  const { id, weekStart, madeAt, acceptedAt, days, basis, version } = row;
  const done = await doneOf(db, row);
  return {
    id,
    maker: 'rules',
    weekStart,
    today,
    madeAt,
    acceptedAt,
    days: days.map(day => ({ ...day, doneBy: done(day) })),
    basis,
    hardInARow: days.filter((day, index) => day.isHard && days[index - 1]?.isHard === true).map(({ day }) => day),
    locked: await lockedFor({ db, ...at }, { sold: 'coaching', userId: row.userId }),
    version,
  };
}

const ofWeek = (userId: string, weekStart: string) =>
  and(eq(workoutPlans.userId, userId), eq(workoutPlans.weekStart, weekStart));

const versioned = (userId: string, today: string): Versioned<Row> => ({
  resource: 'workoutPlan',
  table: workoutPlans,
  key: workoutPlans.id,
  find: (db, id) =>
    db
      .select()
      .from(workoutPlans)
      .where(and(eq(workoutPlans.userId, userId), eq(workoutPlans.id, id))),
  shown: (at, row) => shown(at, today, row),
  // when somebody trains is for them alone
  hidden: ['days', 'basis'],
});

/** This week's plan; made when there is none, once though two ask at the same moment. */
async function currentPlan({ db, now }: Context, userId: string, today: string): Promise<Row> {
  const weekStart = mondayOf(today);
  const [found] = await db.select().from(workoutPlans).where(ofWeek(userId, weekStart));
  if (found) return found;
  const plan = planWeek(await readFacts(db, userId, { today, now }));
  await db
    .insert(workoutPlans)
    .values({ id: newId('pln'), userId, weekStart, madeAt: now, ...plan })
    .onConflictDoNothing();
  const [made] = await db.select().from(workoutPlans).where(ofWeek(userId, weekStart));
  if (!made) throw new Error('A plan was made and is not there.');
  return made;
}

const todayOf = async ({ db, now }: Context, userId: string): Promise<string> =>
  localDay(await timeZoneOf(db, userId), now);

/** This week's plan of a member. */
export async function planOf(context: Context, userId: string): Promise<WorkoutPlan> {
  const today = await todayOf(context, userId);
  return shown(context, today, await currentPlan(context, userId, today));
}

/** Makes this week's plan again, accepts it, or moves a class. */
export async function changePlan(context: Context, userId: string, change: PlanChange): Promise<WorkoutPlan> {
  const { db, now } = context;
  const today = await todayOf(context, userId);
  const { id } = await currentPlan(context, userId, today);
  const version = change.action === 'make' ? undefined : change.version;
  const held = await readForChange(context, versioned(userId, today), id, version);
  const patch = async () => {
    if (change.action === 'accept') return { acceptedAt: now };
    if (change.action === 'make')
      return { ...planWeek(await readFacts(db, userId, { today, now })), madeAt: now, acceptedAt: null };
    return { days: moved(held.row.days, today, await doneOf(db, held.row), change) };
  };
  return shown(context, today, await changed(context, held, await patch(), { action: `${change.action}WorkoutPlan` }));
}
