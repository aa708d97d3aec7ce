import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveStrengthWorkout } from '../../../../src/core/contract/strength/workouts.js';
import type { Session } from '../../../../src/core/session/session.js';
import { words } from '../../../../src/widgets/training/strength-log/progress/copy.js';
import {
  bestWeek,
  everyWeek,
  firstDayOf,
  measureOf,
  type Estimate,
  type Week,
} from '../../../../src/widgets/training/strength-log/progress/curve.js';
import { mostDoneFirst } from '../../../../src/widgets/training/strength-log/progress/exercises.js';
import { createStrengthProgress, type Progress } from '../../../../src/widgets/training/strength-log/progress/model.js';
import {
  periods,
  readProgressQuery,
  writeProgressQuery,
} from '../../../../src/widgets/training/strength-log/progress/query.js';
import { courseOf, sayCourse } from '../../../../src/widgets/training/strength-log/progress/course-model.js';
import { dayAfter, mondayOf } from '../../../../src/widgets/workouts/days.js';
import { openTestSandbox, type TestSandbox } from '../../../support/sandbox.js';
import { comesIn, openSession } from '../../../support/session.js';

const week = (monday: string, more: Partial<Week> = {}): Week => ({
  week: monday,
  volume: 0,
  sets: 0,
  reps: 0,
  ...more,
});
const estimate = (day: string, value: number): Estimate => ({ day, value, weight: value, reps: 1 });

describe('the address', () => {
  it('says what is shown, and nothing that is so anyway', () => {
    fc.assert(
      fc.property(
        fc.option(fc.constantFrom('back-squat', 'a b&c'), { nil: undefined }),
        fc.constantFrom(...periods),
        fc.constantFrom('', 'page=2'),
        (exercise, period, sessions) => {
          const query = { exercise, period, sessions };
          expect(readProgressQuery(writeProgressQuery(query))).toEqual(query);
        },
      ),
    );
    expect(writeProgressQuery(readProgressQuery('tab=progress&period=year'))).toBe('');
    expect(readProgressQuery('period=decade').period).toBe('year');
  });
});

describe('the weeks', () => {
  it('are all there from the first that was trained to this one, each with what was done in it', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(200), { minLength: 1 }), fc.integer({ min: 200, max: 230 }), (done, last) => {
        const at = (index: number) => dayAfter('2024-01-01', index * 7);
        const sorted = done.toSorted((one, other) => one - other);
        const weeks = everyWeek(
          sorted.map(index => week(at(index), { volume: index + 1 })),
          dayAfter(at(last), 3),
        );
        const first = sorted[0] ?? 0;
        expect(weeks.map(({ week: monday }) => monday)).toEqual(
          Array.from({ length: last - first + 1 }, (_, index) => at(first + index)),
        );
        expect(weeks.flatMap(({ volume }) => (volume > 0 ? [volume - 1] : []))).toEqual(sorted);
      }),
    );
    expect(everyWeek([], '2026-11-26')).toEqual([]);
  });

  it('are told by what was lifted, else by repetitions, and of what is only held by sets', () => {
    expect(
      measureOf([week('2026-11-02', { reps: 30, sets: 3 }), week('2026-11-09', { volume: 1, reps: 1, sets: 1 })]),
    ).toBe('volume');
    expect(measureOf([week('2026-11-02', { reps: 30, sets: 3 })])).toBe('reps');
    expect(measureOf([week('2026-11-02', { sets: 3 })])).toBe('sets');
  });

  it('name the first of those with most', () => {
    const weeks = [
      week('2026-11-02', { volume: 1 }),
      week('2026-11-09', { volume: 5 }),
      week('2026-11-16', { volume: 5 }),
    ];
    expect(bestWeek(weeks, 'volume')?.week).toBe('2026-11-09');
    expect(bestWeek(weeks, 'reps')).toBeUndefined();
  });
});

describe('the sentence', () => {
  const given = {
    // a Thursday
    today: '2026-11-26',
    locale: 'en-US',
    copy: words.english,
    weight: (grams: number) => `${Math.round(grams / 100) / 10} kg`,
  };
  const say = (...estimates: Estimate[]) => sayCourse('Back squat', estimates, given);

  it('says from what to what it rose, and when', () => {
    expect(say(estimate('2026-02-14', 84_000), estimate('2026-11-22', 97_500))).toBe(
      'Your estimated one-rep max of Back squat rose from 84 kg in February to 97.5 kg last week.',
    );
    expect(say(estimate('2025-12-21', 84_000), estimate('2026-11-23', 80_000))).toBe(
      'Your estimated one-rep max of Back squat went from 84 kg in December 2025 to 80 kg this week.',
    );
  });

  it('names the days where both are in one month', () => {
    expect(say(estimate('2026-10-02', 84_000), estimate('2026-10-20', 90_000))).toBe(
      'Your estimated one-rep max of Back squat rose from 84 kg on Oct 2 to 90 kg on Oct 20.',
    );
  });

  it('calls a change that nobody can read none', () => {
    expect(say(estimate('2026-02-14', 84_000), estimate('2026-11-22', 84_040))).toBe(
      'Your estimated one-rep max of Back squat is 84 kg, the same as in February.',
    );
  });

  it('says of one day that it is one, and nothing of none', () => {
    expect(say(estimate('2026-02-14', 84_000))).toBe(
      'Your estimated one-rep max of Back squat was 84 kg on Feb 14. Lift it once more to see a curve.',
    );
    expect(say()).toBeUndefined();
    expect(courseOf([], given.weight)).toEqual({ is: 'none' });
  });
});

it('the exercise with most sets is first, and those of long ago keep their order', () => {
  const bests = ['curl', 'press', 'row', 'squat'].map(id => ({
    exercise: { id, name: id, muscles: [], equipment: [], isHold: false },
    bests: [],
    repsAtWeight: [],
    countedFrom: null,
  }));
  const done = [
    { ...bests[1], sets: [2] },
    { ...bests[3], sets: [3, 1] },
  ].flatMap(({ exercise, sets }) =>
    exercise
      ? [{ exercise, weeks: sets.map((count, at) => week(dayAfter('2026-11-02', at * 7), { sets: count })) }]
      : [],
  );
  expect(mostDoneFirst(bests, done).map(({ exercise }) => exercise.id)).toEqual(['squat', 'press', 'curl', 'row']);
});

describe('a member who looks at their progress', () => {
  let sandbox: TestSandbox;
  let session: Session;
  beforeAll(async () => {
    sandbox = await openTestSandbox('training');
  });
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    await sandbox.load('training');
    session = openSession(sandbox);
  });

  async function open(query = '') {
    const said: string[] = [];
    const model = createStrengthProgress({
      session,
      query,
      onQuery: (to, typing) => void said.push(`${to}${typing ? ' typing' : ''}`),
      onDeleted: id => void said.push(`deleted ${id}`),
      onReset: id => void said.push(`reset ${id}`),
    });
    model.$screen.listen(() => undefined);
    model.sessions.$screen.listen(() => undefined);
    const shown = (): Progress => {
      const screen = model.$screen.get();
      if (screen.is !== 'progress') throw new Error(`The screen is ${screen.is}.`);
      return screen;
    };
    const curve = () => {
      const piece = model.$curve.get();
      if (piece.is !== 'known') throw new Error(`The curve is ${piece.is}.`);
      return piece;
    };
    const list = () => {
      const screen = model.sessions.$screen.get();
      if (screen.is !== 'list') throw new Error(`The sessions are ${screen.is}.`);
      return screen;
    };
    const settled = async () => {
      await expect.poll(() => model.$screen.get().is).not.toBe('loading');
      if (model.$screen.get().is === 'progress') await expect.poll(() => model.$curve.get().is).not.toBe('loading');
      await expect.poll(() => list().waiting).toBe(false);
    };
    await settled();
    return { model, said, shown, curve, list, settled };
  }

  async function openSignedIn(query = '') {
    await comesIn(session, 'member');
    return open(query);
  }

  const lift = (
    sets: readonly { exerciseId: string; reps: number | null; seconds: number | null; weight: number | null }[],
    daysAgo = 0,
  ) => {
    const now = session.clock.now() - daysAgo * 86_400;
    return session.request(saveStrengthWorkout, {
      sessionId: `session-${now}`,
      title: 'At home',
      startedAt: now - 3600,
      timeZone: 'Europe/Brussels',
      durationSeconds: 1800,
      sets: sets.map(({ exerciseId, ...actual }, position) => ({
        id: `set-${now}-${position}`,
        exerciseId,
        position,
        isWarmUp: false,
        setType: 'normal' as const,
        target: null,
        actual,
        rir: null,
        performedAt: now - 3000 + position,
        editedAt: now - 3000 + position,
      })),
    });
  };

  it('sees a year of the exercise that they do most, its bests, and every session', async () => {
    const { shown, curve, list } = await openSignedIn();
    const { chosen, exercises, period } = shown();
    expect([period, exercises[0]]).toEqual(['year', chosen]);
    expect(exercises.length).toBeGreaterThan(3);
    expect(curve().estimates.length).toBeGreaterThan(1);
    const best = chosen.bests.find(({ metric }) => metric === 'oneRepMax');
    expect(Math.max(...curve().estimates.map(({ value }) => value))).toBe(best?.value);
    expect([list().items?.length, list().total]).toEqual([12, 12]);
  });

  it('chooses another exercise and period: the page keeps both, and going back shows the one before', async () => {
    const { model, said, shown, curve } = await openSignedIn();
    const before = shown();
    const other = before.exercises[1]?.exercise.id ?? '';
    await model.choose(other);
    expect(shown().chosen.exercise.id).toBe(other);
    const whole = curve();
    await model.over('3months');
    expect(curve()).toMatchObject({ from: firstDayOf('3months', whole.to), to: whole.to });
    expect(curve().estimates).toEqual(whole.estimates.filter(({ day }) => day >= curve().from));
    expect(said).toEqual([`exercise=${other}`, `exercise=${other}&period=3months`]);
    model.follow('');
    await expect.poll(() => shown().chosen).toEqual(before.chosen);
    await expect.poll(() => model.$curve.get()).toMatchObject({ is: 'known', from: firstDayOf('year', whole.to) });
    expect(said).toHaveLength(2);
  });

  it('is shown what they do most where the address names what they never did', async () => {
    const { shown } = await openSignedIn('exercise=hoverboard&period=all');
    expect(shown()).toMatchObject({ period: 'all', chosen: { exercise: shown().exercises[0]?.exercise } });
  });

  it('has one exercise count from now on; the sessions and the curve stay, and the other exercises', async () => {
    const { model, said, shown, curve, list } = await openSignedIn();
    const { chosen, exercises } = shown();
    model.reset.ask({ exercise: chosen.exercise, count: chosen.bests.length });
    expect(shown().chosen.bests).not.toEqual([]);
    await model.reset.confirm();
    expect(shown().chosen).toMatchObject({ bests: [], repsAtWeight: [], countedFrom: expect.any(Number) });
    expect(shown().exercises.slice(1)).toEqual(exercises.slice(1));
    expect([list().total, curve().estimates.length > 0]).toEqual([12, true]);
    expect(model.reset.$resetting.get().asked).toBeUndefined();
    expect(model.outcomes.$outcomes.get()).toMatchObject([{ is: 'reset', exercise: chosen.exercise.name }]);
    expect(said).toEqual([`reset ${chosen.exercise.id}`]);
  });

  it('has everything count from now on', async () => {
    const { model, said, shown } = await openSignedIn();
    model.reset.ask({ exercise: null, count: 1 });
    await model.reset.confirm();
    expect(shown().exercises.flatMap(({ bests }) => bests)).toEqual([]);
    expect(said).toEqual(['reset null']);
  });

  it('reads why nothing was reset, and can try again', async () => {
    const { model, said, shown } = await openSignedIn();
    await sandbox.fail({ kind: 'status', call: 'resetStrengthBests', status: 503, times: 1 });
    model.reset.ask({ exercise: null, count: 1 });
    await model.reset.confirm();
    expect(model.reset.$resetting.get()).toMatchObject({ asked: { exercise: null }, refused: { code: 'broken' } });
    expect([said, shown().chosen.bests.length > 0]).toEqual([[], true]);
    await model.reset.confirm();
    expect(said).toEqual(['reset null']);
  });

  it('deletes a session, whose best goes to the next one, and brings it back', async () => {
    const { model, said, shown, curve, list } = await openSignedIn();
    const { chosen } = shown();
    const holder = list().items?.find(
      ({ id }) => id === chosen.bests.find(({ metric }) => metric === 'weight')?.workoutId,
    );
    if (!holder) throw new Error('No session holds the best.');
    const points = curve().estimates.length;
    await model.sessions.remove(holder);
    const weightOf = () => shown().chosen.bests.find(({ metric }) => metric === 'weight')?.workoutId;
    expect(list().total).toBe(11);
    expect(weightOf()).not.toBe(holder.id);
    // the one that is looked at stays, though it is no longer the one that is done most
    expect(shown().chosen.exercise).toEqual(chosen.exercise);
    expect(curve().estimates).toHaveLength(points - 1);
    const [outcome] = model.outcomes.$outcomes.get();
    expect(outcome).toMatchObject({ is: 'deleted', title: holder.title });
    await model.sessions.undo(outcome?.id ?? '');
    expect([list().total, weightOf()]).toEqual([12, holder.id]);
    expect(model.outcomes.$outcomes.get()).toMatchObject([{ is: 'restored' }]);
    expect(said).toEqual([`deleted ${holder.id}`]);
  });

  it('can still undo after it failed once', async () => {
    const { model, list } = await openSignedIn();
    const [session_] = list().items ?? [];
    if (!session_) throw new Error('There is no session.');
    await model.sessions.remove(session_);
    await sandbox.fail({ kind: 'status', call: 'restoreWorkout', status: 503, times: 1 });
    const [outcome] = model.outcomes.$outcomes.get();
    await model.sessions.undo(outcome?.id ?? '');
    expect(model.outcomes.$outcomes.get().map(({ is }) => is)).toEqual(['deleted', 'notRestored']);
    await model.sessions.undo(outcome?.id ?? '');
    expect([list().total, model.outcomes.$outcomes.get().map(({ is }) => is)]).toEqual([
      12,
      ['notRestored', 'restored'],
    ]);
  });

  it('sees the sessions where the bests do not come, and the bests where the sessions do not', async () => {
    await comesIn(session, 'member');
    await sandbox.fail({ kind: 'status', call: 'listStrengthBests', status: 503, times: 3 });
    const { model, list, settled, shown } = await open();
    expect([model.$screen.get(), list().total]).toEqual([{ is: 'failed', code: 'broken' }, 12]);
    model.retry();
    await settled();
    expect(shown().chosen.bests).not.toEqual([]);
    await sandbox.fail({ kind: 'status', call: 'listStrengthWorkouts', status: 503, times: 3 });
    const without = await open();
    expect([without.list().failure, without.shown().exercises.length > 0]).toEqual(['broken', true]);
  });

  it('sees the bests where the curve does not come', async () => {
    const { model, shown, curve } = await openSignedIn();
    await sandbox.fail({ kind: 'status', call: 'getStrengthAggregations', status: 503, times: 3 });
    await model.over('all');
    expect([model.$curve.get(), shown().chosen.bests.length > 0]).toEqual([{ is: 'failed', code: 'broken' }, true]);
    model.retryCurve();
    await expect.poll(() => model.$curve.get().is).toBe('known');
    expect(curve().estimates).not.toEqual([]);
  });

  it('sees reps and holds of what they do by their own weight, and no estimate', async () => {
    await sandbox.load('fresh');
    await comesIn(session, 'member');
    // Yesterday: what was done in Brussels today may be tomorrow's in New York, which no period up to today has.
    await lift(
      [
        { exerciseId: 'pull-up', reps: 8, seconds: null, weight: null },
        { exerciseId: 'pull-up', reps: 6, seconds: null, weight: null },
        { exerciseId: 'plank', reps: null, seconds: 75, weight: null },
      ],
      1,
    );
    const { model, shown, curve, list } = await open();
    expect(shown().chosen).toMatchObject({
      exercise: { id: 'pull-up' },
      bests: [{ metric: 'reps', value: 8 }],
      repsAtWeight: [],
    });
    expect([curve().estimates, measureOf(curve().weeks)]).toEqual([[], 'reps']);
    await model.choose('plank');
    expect(shown().chosen.bests).toMatchObject([{ metric: 'hold', value: 75 }]);
    expect(list().items).toMatchObject([{ title: 'At home', timeZone: 'Europe/Brussels' }]);
    const day = list().items?.[0]?.localDate ?? '';
    expect([measureOf(curve().weeks), curve().weeks[0]?.week]).toEqual(['sets', mondayOf(day)]);
  });

  it('sees earlier sessions below the others, and the address says how many', async () => {
    await comesIn(session, 'member');
    for (const daysAgo of Array.from({ length: 10 }, (_, at) => at + 1))
      await lift([{ exerciseId: 'plank', reps: null, seconds: 60, weight: null }], daysAgo);
    const { model, said, list } = await open('exercise=plank');
    expect([list().items?.length, list().total]).toEqual([20, 22]);
    await model.sessions.more();
    expect(list().items).toHaveLength(22);
    await model.sessions.more();
    expect(said).toEqual(['exercise=plank&page=2 typing']);
    expect((await open('exercise=plank&page=2')).list().items).toEqual(list().items);
  });

  it('is told that there is nothing yet', async () => {
    await sandbox.load('fresh');
    const { model, list } = await openSignedIn();
    expect([model.$screen.get(), list().total]).toEqual([{ is: 'empty' }, 0]);
  });

  it('sees nothing of it once they are signed out', async () => {
    const { model } = await openSignedIn();
    await session.signOut();
    expect(model.$screen.get()).toMatchObject({ is: 'signedOut' });
  });
});
