import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY } from '../../../../src/core/dates.js';
import type { PlanClass } from '../../../../src/core/contract/schemas/training/workout-plans.js';
import { loadOf, type PastWorkout, type PlanFacts } from '../../../../src/sandbox/training/plans/facts.js';
import { planWeek } from '../../../../src/sandbox/training/plans/plan-week.js';
import { daysLater } from '../../../../src/sandbox/training/rules/days.js';
import { classesAt } from '../../../../src/sandbox/world/catalogue/classes.js';

const weekStart = '2026-08-17';

const classes: PlanClass[] = classesAt(100 * DAY).map(({ id, title, type, durationSeconds, level }) => ({
  id,
  title,
  type,
  durationSeconds,
  level,
}));

const factsOf = (workouts: readonly PastWorkout[], more: Partial<PlanFacts> = {}): PlanFacts => ({
  weekStart,
  today: weekStart,
  workouts,
  loads: workouts.flatMap(({ day, load }) => (load === null ? [] : [{ day, load }])),
  classes,
  restDays: [],
  machines: [],
  ...more,
});

const ride = (day: string, load: number | null = 30): PastWorkout => ({
  day,
  type: 'bike',
  durationSeconds: 1800,
  load,
});

/** Rides on these days of each of the six weeks before; 0 is Monday. */
const weekly = (days: readonly number[], load?: number | null): PastWorkout[] =>
  Array.from({ length: 6 }, (_, week) =>
    days.map(day => ride(daysLater(weekStart, day - 7 * (week + 1)), load)),
  ).flat();

const trained = (facts: PlanFacts) =>
  planWeek(facts).days.flatMap(({ day, class: planned }) =>
    planned ? [(Date.parse(day) - Date.parse(weekStart)) / 864e5] : [],
  );

const anyWorkout = fc.record({
  day: fc.integer({ min: -42, max: 3 }).map(days => daysLater(weekStart, days)),
  type: fc.constantFrom('bike' as const, 'row' as const, 'climb' as const, 'freestyle' as const),
  durationSeconds: fc.integer({ min: 60, max: 7200 }),
  load: fc.option(fc.integer({ min: 0, max: 250 })),
});
const anyFacts = fc
  .record({
    workouts: fc.array(anyWorkout, { maxLength: 40 }),
    offset: fc.integer({ min: 0, max: 6 }),
    classes: fc.subarray(classes),
  })
  .map(({ workouts, offset, ...more }) => {
    const today = daysLater(weekStart, offset);
    return factsOf(
      workouts.filter(({ day }) => day <= today),
      { today, ...more },
    );
  });

describe('a planned week', () => {
  it('has seven days, each with its reasons, and none before today with a class', () => {
    fc.assert(
      fc.property(anyFacts, facts => {
        const { days } = planWeek(facts);
        expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 7 }, (_, at) => daysLater(weekStart, at)));
        for (const { because } of days) expect(because.length).toBeGreaterThan(0);
        expect(days.filter(({ day, class: planned }) => planned && day < facts.today)).toEqual([]);
      }),
    );
  });

  it('never has two hard days in a row, also not after one that was done', () => {
    fc.assert(
      fc.property(anyFacts, facts => {
        const { days } = planWeek(facts);
        const hard = (day: string) =>
          days.some(one => one.day === day && one.isHard) ||
          facts.workouts.some(one => one.day === day && one.load !== null && one.load >= one.durationSeconds / 58);
        expect(days.filter(({ day, isHard }) => isHard && hard(daysLater(day, -1)))).toEqual([]);
      }),
    );
  });

  it('has no class on a day that the member keeps for rest', () => {
    const restDays = [0, 2, 5].map(day => daysLater(weekStart, day));
    fc.assert(
      fc.property(anyFacts, facts => {
        const { days } = planWeek({ ...facts, restDays });
        expect(days.filter(({ day, class: planned }) => planned && restDays.includes(day))).toEqual([]);
      }),
    );
    const { days } = planWeek(factsOf(weekly([0, 2, 4]), { restDays }));
    expect(days[2]?.because).toEqual([{ code: 'plannedRest', figures: {} }]);
  });

  it('takes at most a tenth more than the mean of four weeks, with what was done', () => {
    fc.assert(
      fc.property(anyFacts, facts => {
        const { days, basis } = planWeek(facts);
        const since = daysLater(weekStart, -28);
        const mean =
          facts.workouts
            .filter(({ day }) => day >= since && day < weekStart)
            .reduce((sum, workout) => sum + loadOf(workout), 0) / 4;
        const done = facts.workouts
          .filter(({ day }) => day >= weekStart)
          .reduce((sum, workout) => sum + loadOf(workout), 0);
        const planned = days.reduce((sum, { load }) => sum + load, 0);
        const most = basis.kind === 'gentle' ? 60 : mean * 1.1;
        if (planned > 0) expect(done + planned).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('leaves a day of rest, and is the same for the same facts', () => {
    fc.assert(
      fc.property(anyFacts, facts => {
        const plan = planWeek(facts);
        expect(plan.days.some(({ class: planned }) => planned === null)).toBe(true);
        expect(planWeek(facts)).toEqual(plan);
      }),
    );
  });

  it('is on the days that the member likes, of their type and length', () => {
    const facts = factsOf(weekly([0, 2, 5]));
    expect(trained(facts)).toEqual([0, 2, 5]);
    const [monday] = planWeek(facts).days;
    expect(monday?.class).toMatchObject({ type: 'bike' });
    expect(monday?.because.find(({ code }) => code === 'favouriteDay')?.figures).toEqual({ workouts: 6, weeks: 6 });
    expect(monday?.because.find(({ code }) => code === 'usualLength')?.figures).toMatchObject({ minutes: 30 });
  });

  it('has one hard day among three', () => {
    const { days } = planWeek(factsOf(weekly([0, 2, 5], 40)));
    expect(days.filter(({ isHard }) => isHard).map(({ day }) => day)).toEqual(['2026-08-19']);
  });

  it('has two hard days among six, with two easier ones between', () => {
    const { days } = planWeek(factsOf(weekly([0, 1, 2, 3, 4, 5], 40), { loads: [] }));
    expect(days.filter(({ isHard }) => isHard).map(({ day }) => day)).toEqual(['2026-08-18', '2026-08-21']);
  });

  it('recovers whoever is worn out: below −20 there are three easy days of less', () => {
    const facts = factsOf(weekly([0, 1, 2, 3, 4, 5], 30), {
      loads: Array.from({ length: 10 }, (_, back) => ({ day: daysLater(weekStart, -back - 1), load: 150 })),
    });
    const { days, basis } = planWeek(facts);
    expect(basis).toMatchObject({ kind: 'recovery', meanLoad: 180, mostLoad: 108 });
    expect(basis.form).toBeLessThan(-20);
    const planned = days.filter(({ class: one }) => one);
    expect(planned).toHaveLength(3);
    for (const { class: one, because } of planned) {
      expect(one?.level).toBe('beginner');
      expect(because.map(({ code }) => code)).toContain('recovery');
    }
  });

  it('of somebody who is tired, and not worn out, is a usual one', () => {
    const { basis } = planWeek(factsOf(weekly([0, 2, 4, 5], 80)));
    expect(basis.form).toBeLessThan(-10);
    expect(basis.kind).toBe('usual');
  });

  it('begins gently for a new member: short classes for beginners, with a day between them', () => {
    const facts = factsOf([], { machines: ['row', 'bike'] });
    expect(trained(facts)).toEqual([0, 2, 4]);
    for (const { class: one } of planWeek(facts).days)
      if (one) expect([one.level, one.type, one.durationSeconds <= 1200]).toEqual(['beginner', 'bike', true]);
  });

  it('of a beginner never has two days in a row, whatever they did before', () => {
    const few = fc.array(anyWorkout, { maxLength: 3 });
    fc.assert(
      fc.property(few, workouts => {
        const days = trained(factsOf(workouts.filter(({ day }) => day < weekStart)));
        expect(days.filter(day => days.includes(day + 1))).toEqual([]);
      }),
    );
  });

  it('that is made on Thursday says what is over, and plans the rest of it', () => {
    const facts = factsOf([...weekly([0, 2, 4, 5]), ride('2026-08-17'), ride('2026-08-20')], { today: '2026-08-20' });
    const { days } = planWeek(facts);
    expect(days.slice(0, 4).map(({ because }) => because[0])).toEqual([
      { code: 'dayIsOver', figures: { workouts: 1 } },
      { code: 'dayIsOver', figures: { workouts: 0 } },
      { code: 'dayIsOver', figures: { workouts: 0 } },
      { code: 'alreadyTrained', figures: { workouts: 1 } },
    ]);
    expect(trained(facts)).toEqual([4, 5]);
  });

  it('says so when the library has no class', () => {
    const { days } = planWeek(factsOf(weekly([0]), { classes: [] }));
    expect(days.flatMap(({ because }) => because.map(({ code }) => code))).toContain('noClass');
  });
});
