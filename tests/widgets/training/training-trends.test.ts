import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeOf } from '../../../src/widgets/training/training-trends/change.js';
import { formMeaning } from '../../../src/widgets/training/training-trends/form.js';
import { labelOf } from '../../../src/widgets/training/training-trends/labels.js';
import { createTrainingTrends, type Trends } from '../../../src/widgets/training/training-trends/model.js';
import { daysOfGroup, periodBefore, periodOf } from '../../../src/widgets/training/training-trends/periods.js';
import {
  graphTypes,
  groupsOf,
  readTrendsQuery,
  views,
  writeTrendsQuery,
} from '../../../src/widgets/training/training-trends/query.js';
import { fromFirst, thinned } from '../../../src/widgets/training/training-trends/series.js';
import { dayAfter } from '../../../src/widgets/workouts/days.js';
import { workoutTypes } from '../../../src/widgets/workouts/disciplines.js';
import { updatePreferences } from '../../../src/core/contract/preferences.js';
import { saveWorkout } from '../../../src/core/contract/training/workouts.js';
import { now } from '../../../src/core/dates.js';
import type { Session } from '../../../src/core/session/session.js';
import { localDay } from '../../../src/core/wall-clock.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { comesIn, openSession } from '../../support/session.js';

const anyDay = fc.nat(12_000).map(days => dayAfter('2000-01-01', days));

describe('a figure beside the period before', () => {
  it('is so much more or less, the same, or so many times as much', () => {
    expect(changeOf(112, 100)).toEqual({ is: 'more', share: 0.12 });
    expect(changeOf(70, 100)).toEqual({ is: 'less', share: 0.3 });
    expect(changeOf(100.4, 100)).toEqual({ is: 'same' });
    expect(changeOf(240, 100)).toEqual({ is: 'times', factor: 2.4 });
  });

  it('says nothing where there was nothing', () => {
    fc.assert(
      fc.property(fc.nat(), after => {
        expect(changeOf(after, 0)).toBeUndefined();
        expect(changeOf(after, undefined)).toBeUndefined();
      }),
    );
  });

  it('leads back to the figure, but for rounding', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 1_000_000 }), (after, before) => {
        const change = changeOf(after, before);
        const back = { same: 1, more: 1, less: 1, times: 0 }[change?.is ?? 'same'];
        const share =
          change?.is === 'times'
            ? change.factor
            : change?.is === 'more'
              ? change.share
              : change?.is === 'less'
                ? -change.share
                : 0;
        expect(Math.abs((back + share) * before - after)).toBeLessThanOrEqual(before * 0.051);
      }),
    );
  });
});

describe('a period', () => {
  it('ends today, and the one before it ends the day before it and is as long', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...views), (today, view) => {
        const period = periodOf(view, today);
        const before = periodBefore(period);
        const length = ({ from, to }: typeof period) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
        expect(period.to).toBe(today);
        expect(dayAfter(before.to, 1)).toBe(period.from);
        expect(length(before)).toBe(length(period));
      }),
    );
  });

  it('of 4 weeks has 28 days', () => {
    expect(periodOf('4weeks', '2026-11-26')).toEqual({ from: '2026-10-30', to: '2026-11-26' });
  });

  it('cuts off the first and the last group, and says so in their names', () => {
    const period = { from: '2026-10-30', to: '2026-11-26' };
    expect(daysOfGroup('2026-10-26', 'week', period)).toEqual({ from: '2026-10-30', to: '2026-11-01' });
    expect(labelOf('2026-10-26', 'week', period, 'en-US')).toMatch(/^Oct 30\W+Nov 1$/);
    expect(labelOf('2026-10', 'month', period, 'en-US')).toMatch(/^Oct 30\W+31$/);
    expect(labelOf('2026-11', 'month', period, 'en-US')).toBe('Nov 2026');
    expect(labelOf('2026', 'year', { from: '2026-01-01', to: '2026-11-26' }, 'en-US')).toBe('2026');
  });
});

describe('an address', () => {
  it('says what is shown, and leads back to it', () => {
    const anyQuery = fc.constantFrom(...views).chain(view =>
      fc.record({
        view: fc.constant(view),
        group: fc.constantFrom(...groupsOf[view]),
        type: fc.option(fc.constantFrom(...workoutTypes), { nil: undefined }),
        graph: fc.constantFrom(...graphTypes),
      }),
    );
    fc.assert(
      fc.property(anyQuery, query => {
        expect(readTrendsQuery(writeTrendsQuery(query))).toEqual(query);
      }),
    );
  });

  it('that says something else is taken for the first view', () => {
    expect(readTrendsQuery('view=century&group=hour&type=swim&graph=mood')).toEqual(readTrendsQuery(''));
    expect(readTrendsQuery('view=year&group=day')).toMatchObject({ view: 'year', group: 'month' });
  });
});

describe('points of a graph', () => {
  const graphOf = (values: number[]) => ({
    type: 'time' as const,
    groupBy: 'day' as const,
    unit: 's' as const,
    keys: values.map((_, index) => String(index)),
    lines: [{ name: 'total' as const, values }],
  });

  it('begin with the first that is anything', () => {
    expect(fromFirst(graphOf([0, 0, 3, 0, 4])).keys).toEqual(['2', '3', '4']);
    expect(fromFirst(graphOf([0, 0])).keys).toEqual(['1']);
  });

  it('are never more than there is room for, and always hold the last', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(), { minLength: 1, maxLength: 300 }),
        fc.integer({ min: 1, max: 50 }),
        (all, most) => {
          const { keys, lines } = thinned(graphOf(all), most);
          expect(keys.length).toBeLessThanOrEqual(most);
          expect(keys.at(-1)).toBe(String(all.length - 1));
          expect(lines[0]?.values).toEqual(keys.map(key => all[Number(key)]));
        },
      ),
    );
  });
});

it('says of every form what it means, never a better thing of a lower one', () => {
  const order = ['tired', 'building', 'balanced', 'fresh', 'rested'];
  expect([-30, -20, -10, 5, 25].map(formMeaning)).toEqual(order);
  expect([-20.1, -10.1, 4.9, 24.9].map(formMeaning)).toEqual(order.slice(0, 4));
  fc.assert(
    fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      expect(order.indexOf(formMeaning(low))).toBeLessThanOrEqual(order.indexOf(formMeaning(high)));
    }),
  );
});

describe('a member who looks at their trends', () => {
  let sandbox: TestSandbox;
  let session: Session;
  beforeAll(async () => {
    sandbox = await openTestSandbox('training');
  });
  afterAll(() => sandbox.close());
  beforeEach(() => {
    session = openSession(sandbox);
  });

  function open(query = '') {
    const said: string[] = [];
    const model = createTrainingTrends({ session, query, onQuery: to => void said.push(to) });
    model.$screen.listen(() => undefined);
    const shown = (): Trends | undefined => {
      const screen = model.$screen.get();
      return screen.is === 'trends' ? screen : undefined;
    };
    const settled = () => expect.poll(() => shown()?.waiting).toBe(false);
    return { model, said, shown, settled };
  }

  it('is asked to sign in first', () => {
    expect(open().model.$screen.get()).toEqual({ is: 'signedOut', ended: false });
  });

  it('sees the sum of three months by week, and of the three before', async () => {
    await comesIn(session, 'member');
    const { shown, settled } = open();
    await settled();
    const trend = shown()?.trend;
    expect(trend?.graph.keys.length).toBeGreaterThanOrEqual(13);
    expect(trend?.figure).toBeGreaterThan(3600);
    expect(trend?.before).toBeGreaterThan(3600);
    await expect.poll(() => shown()?.types).toContain('bike');
  });

  it('sees the same sum whichever way it is told apart', async () => {
    await comesIn(session, 'member');
    const { model, said, shown, settled } = open('view=4weeks');
    await settled();
    const byDay = shown()?.trend;
    await model.group('week');
    expect(shown()?.trend?.graph.groupBy).toBe('week');
    expect(shown()?.trend?.figure).toBe(byDay?.figure);
    expect(said).toEqual(['view=4weeks&group=week']);
  });

  it('sees the types add up to the whole', async () => {
    await comesIn(session, 'member');
    const { model, shown, settled } = open();
    await settled();
    await expect.poll(() => model.$byType.get().is).toBe('known');
    const part = model.$byType.get();
    const seconds = part.is === 'known' ? part.items.reduce((sum, one) => sum + one.seconds, 0) : 0;
    expect(seconds).toBe(shown()?.trend?.figure);
  });

  it('sees one type alone, and follows the address back to all', async () => {
    await comesIn(session, 'member');
    const { model, said, shown, settled } = open();
    await settled();
    const all = shown()?.trend?.figure ?? 0;
    await model.type('row');
    expect(shown()?.trend?.figure).toBeLessThan(all);
    expect(said).toEqual(['type=row']);
    model.follow('');
    await settled();
    expect(shown()?.trend?.figure).toBe(all);
    expect(said).toEqual(['type=row']);
  });

  it('sees fitness day by day, its figure that of today', async () => {
    await comesIn(session, 'member');
    const { shown, settled } = open('graph=fitness&view=4weeks');
    await settled();
    const trend = shown()?.trend;
    expect(trend?.graph.lines.map(({ name }) => name)).toEqual(['fitness', 'fatigue', 'form']);
    expect(trend?.graph.keys).toHaveLength(28);
    expect(trend?.figure).toBe(trend?.graph.lines[0]?.values.at(-1));
    expect(trend?.before).toBe(trend?.graph.lines[0]?.values[0]);
  });

  it('sees all years from the first workout on, compared with nothing', async () => {
    await comesIn(session, 'member');
    const { shown, settled } = open('view=all');
    await settled();
    const trend = shown()?.trend;
    expect(trend?.graph.lines[0]?.values[0]).toBeGreaterThan(0);
    expect(trend?.before).toBeUndefined();
  });

  it('keeps the types where the graph does not come, and asks for it again', async () => {
    await comesIn(session, 'member');
    await sandbox.fail({ kind: 'status', call: 'getWorkoutGraphData', status: 503, times: 6 });
    const { model, shown, settled } = open();
    await settled();
    expect([shown()?.failure, shown()?.trend]).toEqual(['broken', undefined]);
    await expect.poll(() => model.$byType.get().is).toBe('known');
    model.retryTrend();
    await settled();
    expect(shown()?.failure).toBeUndefined();
  });

  it('sees a graph that there is, where the address names one of nothing', async () => {
    await sandbox.load('fresh');
    await comesIn(session, 'member');
    const { model } = open('graph=elevation');
    await expect.poll(() => model.$screen.get().is).toBe('empty');
  });

  it('sees what they did where it is tomorrow already', async () => {
    await comesIn(session, 'member');
    const userId = session.get().userId ?? '';
    const startedAt = now() - 120;
    const timeZone = 'Pacific/Kiritimati';
    await done(session.request(updatePreferences, { userId, timeZone: 'Pacific/Honolulu' }));
    const workout = {
      type: 'run',
      startedAt,
      timeZone,
      durationSeconds: 60,
      completed: true,
      source: 'app',
    } as const;
    await done(session.request(saveWorkout, workout));
    const { shown, settled } = open('view=4weeks&graph=count');
    await settled();
    const trend = shown()?.trend;
    const day = localDay(timeZone, startedAt);
    expect([trend?.period.to, trend?.graph.keys.at(-1)]).toEqual([day, day]);
    expect(trend?.graph.lines[0]?.values.at(-1)).toBeGreaterThanOrEqual(1);
  });
});
