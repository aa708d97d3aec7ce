import { afterAll, beforeAll, expect, it } from 'vitest';
import { listBadges, processMilestones, processStreaks } from '../../../src/core/contract/training/badges.js';
import { joinCollection, processCollections } from '../../../src/core/contract/training/collections.js';
import { updateStreak } from '../../../src/core/contract/training/streaks.js';
import { classBests } from '../../../src/sandbox/training/tables/records.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { eventsOf } from '../support/events.js';
import { newMember } from '../support/people.js';
import { challengeDone, keepRides, ride, saved } from './support.js';

// On a real server only: PGlite has one connection, so nothing there ever happens at once.
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const atOnce = <Out>(times: number, make: (index: number) => Promise<Out>): Promise<Out[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => make(index)));

it('ten workouts that are saved at once earn the badge for ten', async () => {
  for (const _ of [1, 2, 3]) {
    const member = await newMember(sandbox);
    // of a type that has no records, which would wait for one another
    const flow = ride(2, { type: 'reflect', contentId: 'cls_reflect_core-flow_20', durationSeconds: 1200 });
    await atOnce(10, () => saved(member, flow));
    const { items } = await done(member.client(listBadges, { userId: member.userId }));
    expect(items.map(({ id }) => id).toSorted()).toEqual(['all-10', 'reflect-10']);
  }
});

it('badges that are processed everywhere at once are given once', async () => {
  const member = await newMember(sandbox);
  const { userId, client } = member;
  await keepRides(sandbox, userId, 10);
  await challengeDone(sandbox, member);
  const given = await atOnce(6, index => done(client(index % 2 ? processStreaks : processMilestones, { userId })));
  const ids = given.flatMap(({ awarded }) => awarded.map(({ id }) => id));
  expect(ids.toSorted()).toEqual(['all-10', 'bike-10', 'streak-10', 'streak-3', 'streak-5', 'streak-7']);
  const told = await atOnce(6, () => done(client(processCollections, { userId })));
  expect(told.flatMap(({ justCompleted }) => justCompleted)).toHaveLength(1);
});

it('somebody who joins a challenge from everywhere at once is in it once', async () => {
  const { userId, client } = await newMember(sandbox);
  const places = await atOnce(8, () => done(client(joinCollection, { userId, collectionId: 'col_megajoules' })));
  expect(places.map(({ people }) => people)).toEqual(places.map(() => 1));
});

it('of two first changes of a streak one is refused', async () => {
  const { userId, client } = await newMember(sandbox);
  const answers = await atOnce(2, index => client(updateStreak, { userId, version: 1, weeklyGoal: 2 + index }));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

it('nobody’s best is lost while percentiles are reset', async () => {
  const events = eventsOf(sandbox);
  const people = await atOnce(8, () => newMember(sandbox));
  const contentId = 'cls_bike_interval-ride_20';
  const withOutput = (output: number) => ride(1, { contentId, totals: { output } });
  for (const person of people) await saved(person, withOutput(1));
  const [resets] = await Promise.all([
    atOnce(6, () => events.own('workouts/percentiles/reset', { contentId })),
    ...people.map((person, index) => saved(person, withOutput(1000 + index))),
  ]);
  expect(resets.map(({ is }) => is)).toEqual(resets.map(() => 'applied'));
  const bests = await sandbox.database.db.select().from(classBests);
  expect(
    bests
      .filter(best => best.contentId === contentId)
      .map(({ value }) => value)
      .toSorted((one, other) => one - other),
  ).toEqual(people.map((_, index) => 1000 + index));
});
