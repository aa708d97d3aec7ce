import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY } from '../../../../src/core/dates.js';
import { type Candidate, type PastClass, recommend } from '../../../../src/sandbox/content/rules/recommend.js';

const NOW = 1_800_000_000;

const candidate = (id: string, more: Partial<Candidate> = {}): Candidate => ({
  id,
  type: 'bike',
  level: 'intermediate',
  instructorId: 'ins_mara',
  durationSeconds: 1200,
  taken: 10,
  ...more,
});

const past = (contentId: string, daysAgo: number, more: Partial<PastClass> = {}): PastClass => ({
  contentId,
  type: 'bike',
  instructorId: 'ins_mara',
  classSeconds: 1200,
  startedAt: NOW - daysAgo * DAY,
  ...more,
});

const told = (candidates: readonly Candidate[], history: readonly PastClass[], most = 10) =>
  recommend({ candidates, history, now: NOW, most }).map(({ id, reason }) => `${id} ${reason}`);

it('who has done nothing yet is shown the beginners’ classes that most people take', () => {
  const all = [
    candidate('hard', { level: 'advanced', taken: 900 }),
    candidate('calm', { level: 'beginner', taken: 20 }),
    candidate('first', { level: 'beginner', taken: 300 }),
  ];
  expect(told(all, [])).toEqual(['first popular', 'calm popular']);
});

it('who rides 20 minutes is offered the next length, not the longest', () => {
  const all = [candidate('45', { durationSeconds: 2700 }), candidate('30', { durationSeconds: 1800 })];
  expect(told(all, [past('20', 10)])[0]).toBe('30 nextLength');
});

it('who takes most classes with one instructor is offered theirs, of any type', () => {
  const history = [past('a', 9), past('b', 10, { instructorId: 'ins_imani' }), past('c', 11)];
  const all = [
    candidate('row', { type: 'row' }),
    candidate('other', { type: 'row', instructorId: 'ins_imani', taken: 99 }),
  ];
  expect(told(all, history)).toEqual(['row sameInstructor', 'other popular']);
});

it('a class done long ago comes back, and one of last week does not', () => {
  const history = [past('long', 31, { type: 'row', instructorId: null }), past('week', 6)];
  const all = [candidate('long', { type: 'row', instructorId: null }), candidate('week')];
  expect(told(all, history)).toEqual(['long notDoneLately']);
});

it('a class can be recommended again after seven days to the second', () => {
  const [week, just] = [past('a', 7), { ...past('a', 7), startedAt: NOW - 7 * DAY + 1 }];
  expect(told([candidate('a')], [week])).toEqual(['a sameInstructor']);
  expect(told([candidate('a')], [just])).toEqual([]);
});

it('the type that somebody does most comes before what is popular', () => {
  const all = [
    candidate('row', { type: 'row', instructorId: 'x', taken: 900 }),
    candidate('bike', { instructorId: 'y', taken: 1 }),
  ];
  expect(told(all, [past('z', 9)])).toEqual(['bike favouriteType', 'row popular']);
});

const ids = fc.integer({ min: 0, max: 30 }).map(number => `cls_${number}`);
const types = fc.constantFrom('bike' as const, 'row' as const, 'run' as const);
const instructors = fc.constantFrom('a', 'b', null);
const lengths = fc.constantFrom(900, 1200, 1800);
const anyCandidates = fc.uniqueArray(
  fc.record({
    id: ids,
    type: types,
    level: fc.constantFrom('beginner' as const, 'advanced' as const),
    instructorId: instructors,
    durationSeconds: lengths,
    taken: fc.nat({ max: 3 }),
  }),
  { selector: ({ id }) => id },
);
const anyHistory = fc.array(
  fc.record({
    contentId: ids,
    type: types,
    instructorId: instructors,
    classSeconds: fc.option(lengths),
    startedAt: fc.integer({ min: NOW - 60 * DAY, max: NOW }),
  }),
);

it('never recommends what was done in the last week, nothing twice, and no more than is asked for', () => {
  fc.assert(
    fc.property(anyCandidates, anyHistory, fc.integer({ min: 1, max: 24 }), (candidates, history, most) => {
      const chosen = recommend({ candidates, history, now: NOW, most }).map(({ id }) => id);
      const recent = history.filter(({ startedAt }) => startedAt > NOW - 7 * DAY).map(({ contentId }) => contentId);
      expect(chosen.filter(id => recent.includes(id))).toEqual([]);
      expect(new Set(chosen).size).toBe(chosen.length);
      expect(chosen.length).toBeLessThanOrEqual(most);
    }),
  );
});

it('is the same in whatever order the library comes', () => {
  fc.assert(
    fc.property(anyCandidates, anyHistory, (candidates, history) => {
      const facts = { history, now: NOW, most: 12 };
      expect(recommend({ ...facts, candidates: candidates.toReversed() })).toEqual(recommend({ ...facts, candidates }));
    }),
  );
});
