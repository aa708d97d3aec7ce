import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getRecommendations, saveProgress } from '../../../src/core/contract/content/library.js';
import { deleteWorkout } from '../../../src/core/contract/training/workouts.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { badFields, newMember, type Person } from '../support/people.js';
import { ride, saved } from '../training/support.js';
import { CLIMB, PULL, SPIN, takeAway } from './support.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

let member: Person;
beforeEach(async () => {
  await sandbox.load('fresh');
  member = await newMember(sandbox);
});

const ask = (query = {}) => done(member.client(getRecommendations, query));
const ids = async (query = {}) => (await ask(query)).items.map(({ content }) => content.id);

it('a new member is offered beginners’ classes, the most taken first', async () => {
  const { items } = await ask();
  expect(new Set(items.map(({ reason, content }) => `${reason} ${content.level}`))).toEqual(
    new Set(['popular beginner']),
  );
  const taken = items.map(({ content }) => content.taken);
  expect(taken).toEqual(taken.toSorted((a, b) => b - a));
});

it('who rode half an hour last month is offered 45 minutes, and the same instructor', async () => {
  await saved(member, ride(20));
  const { items } = await ask();
  expect(items[0]).toMatchObject({ reason: 'nextLength', content: { durationSeconds: 2700, type: 'bike' } });
  expect(items.find(({ reason }) => reason === 'sameInstructor')?.content.instructor?.id).toBe('ins_mara');
});

it('a ride of this week is not offered, of another week it is, and so is one that was deleted', async () => {
  const { id } = await saved(member, ride(2));
  expect(await ids({ limit: 24 })).not.toContain(CLIMB);
  await saved(member, ride(40, { contentId: SPIN }));
  expect((await ask()).items).toContainEqual(
    expect.objectContaining({ reason: 'notDoneLately', content: expect.objectContaining({ id: SPIN }) }),
  );
  await done(member.client(deleteWorkout, { userId: member.userId, workoutId: id }));
  expect(await ids({ type: 'bike', limit: 24 })).toContain(CLIMB);
});

it('a class that is gone from the library is offered to nobody', async () => {
  const [first = ''] = await ids();
  await takeAway(sandbox, first);
  expect(await ids({ limit: 24 })).not.toContain(first);
});

it('what was left off can be gone on with, the latest first, and is not offered besides', async () => {
  await done(member.client(saveProgress, { contentId: SPIN, seconds: 100 }));
  await done(member.client(saveProgress, { contentId: PULL, seconds: 1200 }));
  const { unfinished, items } = await ask();
  expect(unfinished.map(({ content, resumeAt }) => [content.id, resumeAt])).toEqual([[SPIN, 100]]);
  expect(items.map(({ content }) => content.id)).not.toContain(SPIN);
});

it('is of one type, and as many as are asked for', async () => {
  const { items } = await ask({ type: 'ellipse', limit: 1 });
  expect(items.map(({ content }) => content.type)).toEqual(['ellipse']);
  expect(await badFields(member.client(getRecommendations, { limit: 25 }))).toEqual(['limit']);
});
