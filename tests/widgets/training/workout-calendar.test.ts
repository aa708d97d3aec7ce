import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updatePreferences } from '../../../src/core/contract/preferences.js';
import { getStreak, updateStreak } from '../../../src/core/contract/training/streaks.js';
import type { Session } from '../../../src/core/session/session.js';
import { createWorkoutCalendar, type CalendarState } from '../../../src/widgets/training/workout-calendar/model.js';
import { createStreakSettings } from '../../../src/widgets/training/workout-calendar/settings/model.js';
import { canFreeze } from '../../../src/widgets/training/workout-calendar/streak-rules.js';
import { dayAfter } from '../../../src/widgets/workouts/days.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { comesIn, openSession } from '../../support/session.js';

let sandbox: TestSandbox;
let session: Session;
beforeAll(async () => {
  sandbox = await openTestSandbox('training');
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.load('training');
  session = openSession(sandbox);
  await comesIn(session, 'member');
});

const userId = () => session.get().userId ?? '';
const read = () => done(session.request(getStreak, { userId: userId() }));

async function open(month = '') {
  const months: string[] = [];
  const model = createWorkoutCalendar({ session, month, onMonth: one => void months.push(one) });
  model.$screen.listen(() => undefined);
  const shown = (): CalendarState => {
    const screen = model.$screen.get();
    if (screen.is !== 'calendar') throw new Error(`The screen is ${screen.is}.`);
    return screen;
  };
  const settled = () => expect.poll(() => shown().waiting).toBe(false);
  await expect.poll(() => model.$screen.get().is).toBe('calendar');
  await settled();
  await expect.poll(() => model.$streak.get().is).not.toBe('loading');
  return { model, months, shown, settled };
}

describe('a member', () => {
  it('sees this month by their own clock, with today chosen, and every workout in it', async () => {
    const { shown, months } = await open();
    const { today } = await read();
    expect(shown()).toMatchObject({ month: today.slice(0, 7), day: today, today, failure: undefined });
    expect(Object.keys(shown().days ?? {}).every(day => day.startsWith(today.slice(0, 7)))).toBe(true);
    expect(months).toEqual([]);
  });

  it('has weeks begin on the day that they prefer', async () => {
    await done(session.request(updatePreferences, { userId: userId(), weekStart: 'saturday' }));
    expect((await open()).shown().weekStart).toBe(6);
  });

  it('turns to the month before, which the page is told, and comes back to today', async () => {
    const { model, months, shown, settled } = await open();
    const { month, today } = shown();
    model.turn(-1);
    await settled();
    expect(shown().month < month).toBe(true);
    expect(Object.keys(shown().days ?? {}).length).toBeGreaterThan(0);
    model.toToday();
    await settled();
    expect(shown()).toMatchObject({ month, day: today });
    expect(months).toEqual([expect.stringMatching(/^\d{4}-\d\d$/), month]);
  });

  it('follows the address, without telling the page what it knows', async () => {
    const { model, months, shown, settled } = await open('2026-02');
    model.follow('2026-03');
    await settled();
    expect(shown()).toMatchObject({ month: '2026-03', day: '2026-03-01' });
    model.follow('not a month');
    expect(shown().day).toBe(shown().today);
    expect(months).toEqual([]);
  });

  it('keeps the days in view when their workouts do not come, and can ask again', async () => {
    await sandbox.fail({ kind: 'status', call: 'getWorkoutCalendar', status: 503, times: 3 });
    const { model, shown, settled } = await open();
    expect(shown()).toMatchObject({ failure: 'broken', days: undefined });
    model.retry();
    await settled();
    expect(shown().failure).toBeUndefined();
    expect(shown().days).toBeDefined();
  });

  it('sees the month when the streaks do not come', async () => {
    await sandbox.fail({ kind: 'status', call: 'getStreak', status: 503, times: 3 });
    const { model, shown } = await open();
    expect(model.$streak.get()).toEqual({ is: 'failed', code: 'broken' });
    expect(shown().days).toBeDefined();
  });
});

describe('a freeze', () => {
  const freezable = (days: CalendarState['days'], streak: Awaited<ReturnType<typeof read>>) =>
    Array.from({ length: 8 }, (_, back) => dayAfter(streak.today, -back)).find(
      day => !days?.[day] && canFreeze(streak, day),
    );

  it('forgives a day, also where the goal was set elsewhere in the meantime', async () => {
    const { model, shown } = await open();
    const streak = await read();
    const day = freezable(shown().days, streak);
    // in the first days of a month there may be none that this month's freezes reach
    if (day === undefined) return;
    await done(session.request(updateStreak, { userId: userId(), version: streak.version, weeklyGoal: 3 }));
    await model.freeze(day);
    expect(model.$freezing.get()).toEqual({ is: 'used', day });
    expect(await read()).toMatchObject({ weeklyGoal: 3, freezes: { used: [day] } });
  });

  it('is refused for a day on which they trained, and says so', async () => {
    const { model } = await open();
    const { daily } = await read();
    await model.freeze(daily.lastDate ?? '');
    expect(model.$freezing.get()).toMatchObject({ is: 'refused', code: 'validationFailed' });
  });
});

describe('what protects a streak', () => {
  async function openSettings() {
    const saved: number[] = [];
    const model = createStreakSettings({
      session,
      streak: await read(),
      onSaved: streak => void saved.push(streak.weeklyGoal),
    });
    model.$editing.listen(() => undefined);
    return { model, saved };
  }

  it('is saved: goal, rest and a time away', async () => {
    const { model, saved } = await openSettings();
    model.type('weeklyGoal', 4);
    model.type('rest', '1,5');
    model.type('away', '2027-01-02/2027-01-09');
    await model.save();
    expect(saved).toEqual([4]);
    expect(await read()).toMatchObject({
      weeklyGoal: 4,
      restWeekdays: [1, 5],
      away: [{ from: '2027-01-02', to: '2027-01-09' }],
    });
  });

  it('keeps what was typed when another tab was quicker, and saves it over that when asked', async () => {
    const { model, saved } = await openSettings();
    model.type('weeklyGoal', 5);
    const { version } = await read();
    await done(session.request(updateStreak, { userId: userId(), version, weeklyGoal: 2, restWeekdays: [3] }));
    await model.save();
    expect(saved).toEqual([]);
    expect(model.$editing.get().conflict).toMatchObject({ fields: ['weeklyGoal'] });
    expect(model.form.$form.get().values.weeklyGoal).toBe(5);
    await model.keepMine();
    expect(saved).toEqual([5]);
    expect(await read()).toMatchObject({ weeklyGoal: 5, restWeekdays: [3] });
  });

  it('keeps what was typed when the answer does not come', async () => {
    const { model, saved } = await openSettings();
    model.type('weeklyGoal', 6);
    await sandbox.fail({ kind: 'status', call: 'updateStreak', status: 503, times: 5 });
    await model.save();
    expect(saved).toEqual([]);
    expect(model.form.$form.get()).toMatchObject({ values: { weeklyGoal: 6 }, dirty: true });
  });

  it('is not sent with a time away that ends before it begins', async () => {
    const { model } = await openSettings();
    model.type('away', '2027-01-09/2027-01-02');
    await model.save();
    expect(model.form.$form.get().problems.away).toBe('awayOrder');
    expect((await read()).away).toEqual([]);
  });
});
