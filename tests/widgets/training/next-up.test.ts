import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { WorkoutPlan } from '../../../src/core/contract/schemas/training/workout-plans.js';
import { nextUpIn } from '../../../src/widgets/training/training-today/next-up.js';
import { dayAfter } from '../../../src/widgets/workouts/days.js';

type Day = WorkoutPlan['days'][number];
type Kind = 'class' | 'done' | 'rest';

const dayOf = (day: string, kind: Kind): Day => ({
  day,
  class: kind === 'rest' ? null : { id: 'cls', title: 'Ride', type: 'bike', durationSeconds: 1800, level: 'beginner' },
  isHard: false,
  load: 0,
  because: [],
  doneBy: kind === 'done' ? 'wrk_1' : null,
});

const MONDAY = '2026-11-23';
const week = (kinds: readonly Kind[]) => kinds.map((kind, at) => dayOf(dayAfter(MONDAY, at), kind));
const anyWeek = fc.array(fc.constantFrom<Kind>('class', 'done', 'rest'), { minLength: 7, maxLength: 7 });

it('what is next is the first class from today on that is not done', () => {
  fc.assert(
    fc.property(anyWeek, fc.integer({ min: 0, max: 6 }), (kinds, at) => {
      const { today, next } = nextUpIn({ days: week(kinds), today: dayAfter(MONDAY, at) });
      expect(today).toBe(kinds[at]);
      const wanted = kinds.findIndex((kind, index) => index >= at && kind === 'class');
      expect(next?.day).toBe(wanted < 0 ? undefined : dayAfter(MONDAY, wanted));
    }),
  );
});

it('a week that is over has nothing left', () => {
  expect(
    nextUpIn({ days: week(['class', 'class', 'rest', 'rest', 'rest', 'rest', 'class']), today: '2026-11-30' }),
  ).toEqual({
    today: 'rest',
    next: undefined,
  });
});
