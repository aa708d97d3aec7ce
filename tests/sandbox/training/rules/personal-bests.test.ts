import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bestMetrics,
  type BestScope,
  type PersonalBest,
  personalBests,
  type RecordedWorkout,
} from '../../../../src/sandbox/training/rules/personal-bests.js';
import { patience, runs } from './support/runs.js';
import { anyWorkouts, types } from './support/workouts.js';

const ride: RecordedWorkout = {
  id: 'monday',
  type: 'bike',
  contentId: 'hills',
  classSeconds: 1800,
  startedAt: 100,
  completed: true,
  source: 'equipment',
  excluded: false,
  isRanked: true,
  values: { output: 300_000 },
};
const better: RecordedWorkout = { ...ride, id: 'friday', startedAt: 500, values: { output: 320_000 } };

const format: BestScope = { kind: 'format', type: 'bike', classSeconds: 1800 };

describe('a personal best', () => {
  it('is of the class length and of the class, with the best before it', () => {
    const monday = { value: 300_000, workoutId: 'monday', achievedAt: 100 };
    const friday = { metric: 'output', value: 320_000, workoutId: 'friday', achievedAt: 500, previous: monday };
    expect(personalBests([better, ride])).toEqual([
      { scope: format, ...friday },
      { scope: { kind: 'content', contentId: 'hills' }, ...friday },
    ]);
    expect(personalBests([ride]).map(({ previous }) => previous)).toEqual([null, null]);
  });

  it('stays with the earlier of two equal rides, also when they began at once', () => {
    const equal = { ...ride, id: 'friday', startedAt: 500 };
    expect(personalBests([equal, ride])[0]).toMatchObject({ workoutId: 'monday', previous: null });
    const atOnce = { ...ride, id: 'zoe' };
    expect(personalBests([atOnce, ride])[0]?.workoutId).toBe('monday');
  });

  it('is set by no ride that was left early, has no class or was entered by hand', () => {
    const wrong: RecordedWorkout[] = [
      { ...ride, completed: false },
      { ...ride, contentId: null },
      { ...ride, source: 'manual' },
    ];
    expect(personalBests(wrong)).toEqual([]);
  });

  it('goes to the next one when its reading was wrong', () => {
    expect(personalBests([ride, { ...better, excluded: true }])).toEqual(personalBests([ride]));
    expect(personalBests([ride, { ...better, isRanked: false }])).toEqual(personalBests([ride]));
  });

  it('counts from a reset on', () => {
    expect(personalBests([better, ride], 101)[0]).toMatchObject({ workoutId: 'friday', previous: null });
    expect(personalBests([better, ride], 100)).toEqual(personalBests([better, ride]));
    expect(personalBests([better, ride], 501)).toEqual([]);
  });

  it('never lets a ride beat a run: each type has its own, and each length', () => {
    const far: RecordedWorkout = { ...ride, values: { distance: 20_000 } };
    const run: RecordedWorkout = { ...ride, id: 'run', type: 'run', contentId: 'park', values: { distance: 5000 } };
    const long: RecordedWorkout = { ...better, id: 'long', contentId: 'tour', classSeconds: 3600 };
    const formats = personalBests([far, run, long]).filter(({ scope }) => scope.kind === 'format');
    expect(formats.map(({ workoutId }) => workoutId)).toEqual(['monday', 'run', 'long']);
  });

  it('is of what a machine measures well: no output of a run, nothing of FitPass, and never 0', () => {
    const values = { output: 1, distance: 2, elevation: 3 };
    const metricsOf = (type: RecordedWorkout['type']) => [
      ...new Set(personalBests([{ ...ride, type, values }]).map(({ metric }) => metric)),
    ];
    expect(Object.fromEntries(types.map(type => [type, metricsOf(type)]))).toEqual({
      bike: ['output', 'distance'],
      row: ['output', 'distance'],
      run: ['distance'],
      climb: ['elevation'],
      ellipse: ['output', 'distance'],
      reflect: [],
      fitpass: [],
      strength: [],
      freestyle: [],
    });
    expect(personalBests([{ ...ride, values: { output: 0, distance: null } }])).toEqual([]);
  });

  it('has a class’s record where the length of the class is not known', () => {
    expect(personalBests([{ ...ride, classSeconds: null }]).map(({ scope }) => scope.kind)).toEqual(['content']);
  });
});

/** By looking at each scope and metric alone: the highest value, its first workout, and the same of those before it. */
function recount(workouts: readonly RecordedWorkout[], resetAt: number | null): PersonalBest[] {
  const scopes: BestScope[] = [
    ...types.flatMap(type => [1200, 1800].map(classSeconds => ({ kind: 'format', type, classSeconds }) as const)),
    ...['hills', 'sprints', 'easy'].map(contentId => ({ kind: 'content', contentId }) as const),
  ];
  const isIn = (one: RecordedWorkout, scope: BestScope): boolean =>
    scope.kind === 'format'
      ? one.type === scope.type && one.classSeconds === scope.classSeconds
      : one.contentId === scope.contentId;
  const firstBest = (all: readonly (readonly [value: number, one: RecordedWorkout])[]) => {
    const most = Math.max(...all.map(([value]) => value));
    return all
      .filter(([value]) => value === most)
      .toSorted(([, a], [, b]) => a.startedAt - b.startedAt || a.id.localeCompare(b.id))[0];
  };
  return scopes.flatMap(scope =>
    (['output', 'distance', 'elevation'] as const).flatMap(metric => {
      const tries = workouts
        .filter(
          one => one.completed && one.contentId !== null && one.source !== 'manual' && one.isRanked && !one.excluded,
        )
        .filter(one => (resetAt ?? 0) <= one.startedAt && isIn(one, scope) && bestMetrics[one.type].includes(metric))
        .map(one => [one.values[metric] ?? 0, one] as const)
        .filter(([value]) => value > 0);
      const best = firstBest(tries);
      if (!best) return [];
      const [value, { id, startedAt }] = best;
      const before = firstBest(
        tries.filter(([, one]) => one.startedAt < startedAt || (one.startedAt === startedAt && one.id < id)),
      );
      const previous = before ? { value: before[0], workoutId: before[1].id, achievedAt: before[1].startedAt } : null;
      return [{ scope, metric, value, workoutId: id, achievedAt: startedAt, previous }];
    }),
  );
}

describe('the personal bests of any history', () => {
  const sorted = (all: readonly PersonalBest[]) => {
    const key = ({ scope, metric }: PersonalBest) => JSON.stringify([scope, metric]);
    return all.toSorted((one, other) => key(one).localeCompare(key(other)));
  };
  const anyReset = fc.option(fc.nat(13), { nil: null });

  it('are what each scope says by itself', { timeout: patience }, () => {
    fc.assert(
      fc.property(anyWorkouts, anyReset, (workouts, resetAt) => {
        expect(sorted(personalBests(workouts, resetAt))).toEqual(sorted(recount(workouts, resetAt)));
      }),
      { numRuns: runs },
    );
  });

  it('are the same in any order of the workouts', { timeout: patience }, () => {
    const shuffled = anyWorkouts.chain(all =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })),
    );
    fc.assert(
      fc.property(shuffled, ([workouts, other]) => {
        expect(personalBests(other)).toEqual(personalBests(workouts));
      }),
      { numRuns: runs },
    );
  });

  it('never fall with another workout, and lose none to one that does not count', { timeout: patience }, () => {
    fc.assert(
      fc.property(anyWorkouts, workouts => {
        const bests = personalBests(workouts);
        const [one] = workouts;
        if (!one) return;
        const more = personalBests([
          ...workouts,
          { ...one, id: 'w99', startedAt: 20, values: { output: 9, distance: 9 } },
        ]);
        for (const { scope, metric, value } of bests) {
          const now = more.find(best => best.metric === metric && JSON.stringify(best.scope) === JSON.stringify(scope));
          expect(now?.value).toBeGreaterThanOrEqual(value);
        }
        expect(personalBests([...workouts, { ...one, id: 'w99', completed: false }])).toEqual(bests);
      }),
      { numRuns: runs },
    );
  });
});
