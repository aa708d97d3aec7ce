import type { NewWorkout } from '../../../src/core/contract/schemas/training/workouts.js';
import { saveWorkout } from '../../../src/core/contract/training/workouts.js';
import { joinCollection } from '../../../src/core/contract/training/collections.js';
import { DAY, now } from '../../../src/core/dates.js';
import { eq } from 'drizzle-orm';
import { subscriptions } from '../../../src/sandbox/billing/tables/memberships.js';
import { collectionMembers, collections } from '../../../src/sandbox/training/tables/collections.js';
import { workouts } from '../../../src/sandbox/training/tables/workouts.js';
import { done } from '../../support/results.js';
import type { TestSandbox } from '../../support/sandbox.js';
import { giveMembership, type Person } from '../support/people.js';

/** A ride of half an hour that everybody knows, finished, some days ago. */
export const ride = (daysAgo: number, more: Partial<NewWorkout> = {}): NewWorkout => ({
  type: 'bike',
  contentId: 'cls_bike_climb-ride_30',
  startedAt: now() - daysAgo * DAY - 3600,
  timeZone: 'America/New_York',
  durationSeconds: 1800,
  completed: true,
  source: 'equipment',
  // what its readings add up to, where it has some
  totals: { ...(more.recording ? {} : { output: 300_000 }), calories: 400 },
  ...more,
});

/** A workout as a machine reports it. */
export const saved = async (person: Person, workout: NewWorkout) =>
  (await done(person.client(saveWorkout, workout))).workout;

/** One sample a second. */
export const steady = (seconds: number, watts: number) => ({
  seconds: Array.from({ length: seconds }, (_, second) => second),
  metrics: { output: Array.from({ length: seconds }, () => watts) },
});

type Row = typeof workouts.$inferInsert;

let count = 0;

/** A finished class as it stands in the database, some days ago, for whoever needs many. */
export function rowOf(userId: string, daysAgo: number, more: Partial<Row> = {}): Row {
  count += 1;
  const startedAt = more.startedAt ?? now() - daysAgo * DAY - 3600;
  return {
    id: `wko_test_${count}`,
    userId,
    type: 'bike',
    title: 'Ride',
    contentId: 'cls_bike_climb-ride_30',
    classSeconds: 1800,
    startedAt,
    endedAt: startedAt + 1800,
    timeZone: 'UTC',
    localDate: new Date(startedAt * 1000).toISOString().slice(0, 10),
    durationSeconds: 1800,
    completed: true,
    source: 'equipment',
    isRanked: more.source !== 'manual' && more.source !== 'import',
    createdAt: startedAt,
    ...more,
  };
}

/** Writes rides down on as many days before today, without what saving one does besides. */
export async function keepRides(sandbox: TestSandbox, userId: string, days: number): Promise<void> {
  await sandbox.database.db.insert(workouts).values(Array.from({ length: days }, (_, index) => rowOf(userId, index)));
}

/** A challenge that goes on, of four classes. */
export const CHALLENGE = 'col_summit-week';

/** Joins a challenge as of some days ago. */
export async function joinedSince(
  sandbox: TestSandbox,
  { userId, client }: Person,
  daysAgo: number,
  collectionId = CHALLENGE,
): Promise<void> {
  const [member] = await sandbox.database.db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  if (!member) await giveMembership(sandbox, userId);
  await done(client(joinCollection, { userId, collectionId }));
  await sandbox.database.db
    .update(collectionMembers)
    .set({ joinedAt: now() - daysAgo * DAY })
    .where(eq(collectionMembers.userId, userId));
}

/** Joins the challenge of four classes, and does them. */
export async function challengeDone(sandbox: TestSandbox, person: Person): Promise<void> {
  const { db } = sandbox.database;
  await joinedSince(sandbox, person, 6);
  const [challenge] = await db.select().from(collections).where(eq(collections.id, CHALLENGE));
  await db
    .insert(workouts)
    .values((challenge?.contentIds ?? []).map((contentId, index) => rowOf(person.userId, index + 1, { contentId })));
}
