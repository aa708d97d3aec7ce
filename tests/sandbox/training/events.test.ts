import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getCollectionProgress } from '../../../src/core/contract/training/collections.js';
import { getPercentiles, getRanking } from '../../../src/core/contract/training/records.js';
import { DAY, now } from '../../../src/core/dates.js';
import { classBests } from '../../../src/sandbox/training/tables/records.js';
import { workouts } from '../../../src/sandbox/training/tables/workouts.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { eventsOf } from '../support/events.js';
import { newPerson, type Person } from '../support/people.js';
import { CHALLENGE, challengeDone, joinedSince, ride, saved } from './support.js';

const contentId = 'cls_bike_climb-ride_30';

let sandbox: TestSandbox;
let events: ReturnType<typeof eventsOf>;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  events = eventsOf(sandbox);
});
afterAll(() => sandbox.close());

beforeEach(() => sandbox.load('fresh'));

describe('a challenge is abandoned', () => {
  const membershipOf = async ({ client, userId }: Person) =>
    (await done(client(getCollectionProgress, { userId, collectionId: CHALLENGE }))).membership;
  const abandon = (data: object, created = now()) => events.own('collections/abandon', data, { created });

  it('for one member, and for nobody else', async () => {
    const [one, other] = [await newPerson(sandbox), await newPerson(sandbox)];
    for (const person of [one, other]) await joinedSince(sandbox, person, 3);
    const about = { collectionId: CHALLENGE, userId: one.userId };
    expect(await abandon(about)).toMatchObject({ is: 'applied' });
    expect([await membershipOf(one), (await membershipOf(other)) !== null]).toEqual([null, true]);
    expect(await abandon(about)).toMatchObject({ is: 'ignored' });
    expect(await abandon({ collectionId: 'col_none' })).toMatchObject({ is: 'ignored' });
    expect(await abandon({})).toMatchObject({ status: 422, is: 'validationFailed' });
  });

  it('for all who have not completed it', async () => {
    const [idle, through] = [await newPerson(sandbox), await newPerson(sandbox)];
    await joinedSince(sandbox, idle, 3);
    await challengeDone(sandbox, through);
    await saved(through, ride(1));
    expect(await abandon({ collectionId: CHALLENGE })).toMatchObject({ is: 'applied' });
    expect(await membershipOf(idle)).toBeNull();
    expect(await membershipOf(through)).toMatchObject({ share: 1 });
  });

  it('and whoever has joined since the event stays', async () => {
    const member = await newPerson(sandbox);
    await joinedSince(sandbox, member, 1);
    expect(await abandon({ collectionId: CHALLENGE }, now() - 2 * DAY)).toMatchObject({ is: 'ignored' });
    expect(await membershipOf(member)).not.toBeNull();
  });
});

describe('percentiles are reset', () => {
  const reset = (data: object) => events.own('workouts/percentiles/reset', data);
  const db = () => sandbox.database.db;
  const all = async () =>
    (await db().select().from(classBests)).toSorted((one, other) => (one.userId < other.userId ? -1 : 1));

  async function people(outputs: readonly number[]): Promise<Person[]> {
    const made = await Promise.all(outputs.map(() => newPerson(sandbox)));
    for (const [index, person] of made.entries()) await saved(person, ride(2, { totals: { output: outputs[index] } }));
    return made;
  }

  it('to what the workouts say: what was lost comes back, what was false goes', async () => {
    const [first, second] = await people([100, 200, 300]);
    if (!first || !second) throw new Error('There are three people.');
    const right = await all();
    const other = { ...right[0], contentId, formatId: 'bike-1800', metric: 'distance', value: 9 } as const;
    await db().delete(classBests).where(eq(classBests.userId, first.userId));
    await db().update(classBests).set({ value: 9999 }).where(eq(classBests.userId, second.userId));
    await db()
      .insert(classBests)
      .values({ ...other, userId: 'usr_none', workoutId: 'wko_none', achievedAt: 1 });
    expect(await reset({ contentId })).toMatchObject({ is: 'applied' });
    expect(await all()).toEqual(right);
    await db().delete(classBests);
    expect(await reset({ formatId: 'bike-1800' })).toMatchObject({ is: 'applied' });
    expect(await all()).toEqual(right);
  });

  it('for one format or class, and no other', async () => {
    const [first] = await people([100]);
    if (!first) throw new Error('There is one person.');
    await saved(first, ride(1, { contentId: 'cls_bike_climb-ride_20', durationSeconds: 1200 }));
    await db().update(classBests).set({ value: 1 });
    expect(await reset({ formatId: 'bike-1200' })).toMatchObject({ is: 'applied' });
    const values = (await db().select().from(classBests)).map(({ formatId, value }) => [formatId, value]);
    expect(Object.fromEntries(values)).toEqual({ 'bike-1200': 300_000, 'bike-1800': 1 });
    expect(await reset({ contentId: 'cls_none' })).toMatchObject({ is: 'ignored' });
    expect(await reset({ formatId: 'bike' })).toMatchObject({ is: 'ignored' });
    expect(await reset({})).toMatchObject({ status: 422, is: 'validationFailed' });
  });

  it('without readings that were wrong, deleted workouts and those of another type than their class', async () => {
    const [first, second, third, fourth] = await people([100, 200, 300, 400]);
    const set = (person: Person | undefined, change: Partial<typeof workouts.$inferInsert>) =>
      db()
        .update(workouts)
        .set(change)
        .where(eq(workouts.userId, person?.userId ?? ''));
    await set(first, { excluded: true });
    await set(second, { deletedAt: now() });
    await set(third, { type: 'ellipse' });
    await reset({ contentId });
    expect((await all()).map(({ userId }) => userId)).toEqual([fourth?.userId]);
    const seen = fourth ?? (await newPerson(sandbox));
    expect(await done(seen.client(getRanking, { contentId, metric: 'output' }))).toMatchObject({ people: 1 });
    expect(await done(seen.client(getPercentiles, { formatId: 'bike-1800', metric: 'output' }))).toMatchObject({
      people: 1,
    });
  });
});
