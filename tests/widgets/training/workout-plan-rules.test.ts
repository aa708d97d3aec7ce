import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlanReason } from '../../../src/core/contract/schemas/training/workout-plans.js';
import { movesFrom, neighbourOf } from '../../../src/widgets/training/workout-plan/moves.js';
import { nextWish } from '../../../src/widgets/training/workout-plan/next-wish.js';
import { reasonsOf } from '../../../src/widgets/training/workout-plan/reasons.js';
import { emptyBecause, figuresOf, isTrained, type Day } from '../../../src/widgets/training/workout-plan/week.js';
import { dayAfter } from '../../../src/widgets/workouts/days.js';

const MONDAY = '2026-11-23';
const on = (at: number): string => dayAfter(MONDAY, at);

type Given = Partial<Pick<Day, 'isHard' | 'load' | 'doneBy' | 'because'>>;
const because = (code: PlanReason['code'], figures: PlanReason['figures'] = {}): PlanReason => ({ code, figures });
const rest = (at: number, given: Given = {}): Day => ({
  day: on(at),
  class: null,
  isHard: false,
  load: 0,
  because: [],
  doneBy: null,
  ...given,
});
const ride = (at: number, given: Given = {}): Day => ({
  ...rest(at, { load: 30, ...given }),
  class: { id: `cls_${at}`, title: `Ride ${at}`, type: 'bike', durationSeconds: 1800, level: 'intermediate' },
});

const anyDays = fc
  .array(fc.record({ isClass: fc.boolean(), isHard: fc.boolean(), isDone: fc.boolean() }), {
    minLength: 7,
    maxLength: 7,
  })
  .map(days =>
    days.map(({ isClass, isHard, isDone }, at) =>
      isClass ? ride(at, { isHard, doneBy: isDone ? `wko_${at}` : null }) : rest(at),
    ),
  );
const anyToday = fc.integer({ min: 0, max: 6 }).map(on);

describe('moves', () => {
  it('never go to a day that is over or done, and from a day that is over only to rest', () => {
    fc.assert(
      fc.property(anyDays, anyToday, (days, today) => {
        for (const from of days)
          for (const { to } of movesFrom({ days, today }, from)) {
            const target = days.find(({ day }) => day === to);
            expect(to >= today && to !== from.day && target?.doneBy === null).toBe(true);
            if (from.day < today) expect(target?.class).toBeNull();
          }
      }),
    );
  });

  it('there and back again is always open, for a class that is not of a day that is over', () => {
    fc.assert(
      fc.property(anyDays, anyToday, (days, today) => {
        for (const from of days.filter(({ day }) => day >= today))
          for (const { to } of movesFrom({ days, today }, from)) {
            const wish = nextWish({ is: 'moved', from: to, to: from.day }, { days, today });
            expect(wish).toEqual({ action: 'move', from: from.day, to });
          }
      }),
    );
  });

  it('say where two hard days would follow one another, and not where they do already', () => {
    const days = [ride(0, { isHard: true }), rest(1), ride(2), ride(3, { isHard: true }), rest(4), rest(5), rest(6)];
    const [first, , third] = days;
    const plan = { days, today: MONDAY };
    const hardAt = (day: Day | undefined) =>
      day ? movesFrom(plan, day).flatMap(({ to, makesHardInARow }) => (makesHardInARow ? [to] : [])) : [];
    expect(hardAt(first)).toEqual([on(2), on(4)]);
    expect(hardAt(third)).toEqual([on(0)]);
  });

  it('by the keyboard go to the next day that is open, and nowhere past the week', () => {
    const days = [ride(0), ride(1, { doneBy: 'wko_1' }), rest(2), ride(3), rest(4), rest(5), ride(6)];
    const plan = { days, today: MONDAY };
    const [first, , , , , , last] = days;
    if (!first || !last) throw new Error('A week has seven days.');
    expect(neighbourOf(plan, first, 'after')).toBe(on(2));
    expect(neighbourOf(plan, first, 'before')).toBeUndefined();
    expect(neighbourOf(plan, last, 'before')).toBe(on(5));
  });
});

describe('the week’s figures', () => {
  it('begin with what was trained before the plan, as the first class says it', () => {
    const days = [
      rest(0, { because: [because('dayIsOver', { workouts: 1 })] }),
      ride(1, { load: 30, because: [because('withinLoad', { planned: 70, most: 120 })] }),
      rest(2),
      ride(3, { load: 40, doneBy: 'wko_3', because: [because('withinLoad', { planned: 110, most: 120 })] }),
    ];
    expect(figuresOf(days)).toEqual({ classes: 2, done: 1, seconds: 3600, loadBefore: 40, load: 110 });
    expect(figuresOf(days.toReversed()).loadBefore).toBe(40);
  });

  it('know a day on which something was done before the plan was made from one of rest', () => {
    const of = (...reasons: Parameters<typeof because>) => isTrained(rest(0, { because: [because(...reasons)] }));
    expect(of('dayIsOver', { workouts: 2 })).toBe(true);
    expect(of('alreadyTrained', { workouts: 1 })).toBe(true);
    expect(of('dayIsOver', { workouts: 0 })).toBe(false);
    expect(of('restDay', { workouts: 3, weeks: 6 })).toBe(false);
  });

  it('of a week without a class say why there is none', () => {
    expect(emptyBecause([rest(0), ride(1)])).toBeUndefined();
    expect(emptyBecause([rest(0), rest(1, { because: [because('noClass')] })])).toBe('noClass');
    expect(emptyBecause([rest(0, { because: [because('loadReached')] })])).toBe('loadReached');
    expect(emptyBecause([rest(0, { because: [because('dayIsOver')] })])).toBe('nothingLeft');
  });
});

describe('reasons', () => {
  const codes = (days: readonly Day[], at: number) => {
    const day = days[at];
    return day ? reasonsOf(days, day).map(({ code }) => code) : [];
  };

  it('are all there while nothing was moved', () => {
    const all = [because('favouriteDay'), because('afterHardDay'), because('withinLoad')];
    expect(codes([rest(0), ride(1, { because: all })], 1)).toEqual(all.map(({ code }) => code));
  });

  it('of the day do not go with a class that was moved, and no sum up to a day is left', () => {
    const moved = because('movedByMember');
    const days = [
      rest(0, { because: [moved, because('restDay')] }),
      ride(1, { because: [moved, because('favouriteDay'), because('favouriteType'), because('withinLoad')] }),
      ride(2, { because: [because('favouriteDay'), because('afterHardDay'), because('withinLoad')] }),
    ];
    expect([0, 1, 2].map(at => codes(days, at))).toEqual([
      ['movedByMember'],
      ['movedByMember', 'favouriteType'],
      ['favouriteDay'],
    ]);
  });
});

it('a plan that was read again is looked at before it is accepted', () => {
  const plan = { days: [ride(0), rest(1)], today: MONDAY };
  expect(nextWish({ is: 'readAgain', wish: { action: 'accept' } }, plan)).toBeUndefined();
  const move = { action: 'move', from: on(0), to: on(1) } as const;
  expect(nextWish({ is: 'readAgain', wish: move }, plan)).toEqual(move);
  expect(nextWish({ is: 'readAgain', wish: { ...move, from: on(1), to: on(0) } }, plan)).toBeUndefined();
});
