import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PersonalBest } from '../../../src/core/contract/schemas/training/workout-detail.js';
import type { Session } from '../../../src/core/session/session.js';
import { bestMetrics, boardsOf, classesOf, isNew } from '../../../src/widgets/training/personal-bests/board.js';
import { createClassTries } from '../../../src/widgets/training/personal-bests/class-tries-model.js';
import { words } from '../../../src/widgets/training/personal-bests/copy.js';
import { createPowerCurve } from '../../../src/widgets/training/personal-bests/power-curve/model.js';
import { createPersonalBests, type Bests } from '../../../src/widgets/training/personal-bests/model.js';
import { recordTexts } from '../../../src/widgets/training/personal-bests/record-texts.js';
import { workoutWords } from '../../../src/widgets/workouts/copy.js';
import { workoutTypes } from '../../../src/widgets/workouts/disciplines.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { comesIn, openSession } from '../../support/session.js';

const best = (more: Partial<PersonalBest> = {}): PersonalBest => ({
  id: 'one',
  scope: { kind: 'format', type: 'bike', classSeconds: 1800 },
  metric: 'output',
  value: 250_000,
  workoutId: 'workout',
  achievedAt: 1_795_000_000,
  previous: null,
  ...more,
});

const anyBest = fc
  .record({
    id: fc.uuid(),
    type: fc.constantFrom(...workoutTypes),
    classSeconds: fc.constantFrom(600, 1200, 1800, 2700),
    metric: fc.constantFrom(...bestMetrics),
  })
  .map(({ id, metric, ...scope }) => best({ id, metric, scope: { kind: 'format', ...scope } }));

describe('the boards', () => {
  it('hold every record of a type and length once, the shortest class first', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyBest, { selector: ({ id }) => id }), bests => {
        const boards = boardsOf(bests);
        const ids = boards.flatMap(({ rows }) => rows.flatMap(row => row.bests.map(({ id }) => id)));
        expect(ids.toSorted()).toEqual(bests.map(({ id }) => id).toSorted());
        for (const { rows, metrics } of boards) {
          const lengths = rows.map(({ classSeconds }) => classSeconds);
          expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
          expect(new Set(rows.flatMap(row => row.bests.map(({ metric }) => metric)))).toEqual(new Set(metrics));
        }
      }),
    );
  });

  it('find a class by a part of its name, without accents, and keep its records together', () => {
    const content = (id: string, title: string, achievedAt: number) =>
      best({ id, achievedAt, scope: { kind: 'content', contentId: title, title } });
    const all = [content('a', 'Été à vélo', 1), content('b', 'Row far', 3), content('c', 'Été à vélo', 2), best()];
    expect(classesOf(all, 'ete').map(({ bests }) => bests.map(({ id }) => id))).toEqual([['a', 'c']]);
    expect(classesOf(all, '').map(({ title }) => title)).toEqual(['Row far', 'Été à vélo']);
  });

  it('call a record new for 30 days', () => {
    const { achievedAt } = best();
    expect(isNew(best(), achievedAt + 30 * 86_400 - 1)).toBe(true);
    expect(isNew(best(), achievedAt + 30 * 86_400)).toBe(false);
  });

  it('say by how much the record before was beaten, and when that was set', () => {
    const { replaced, name } = recordTexts({
      settings: { units: 'metric', timeZone: 'UTC' },
      now: Date.UTC(2026, 10, 26) / 1000,
      locale: 'en-US',
      copy: words.english,
      terms: workoutWords.english,
    });
    const before = (value: number) => ({ value, workoutId: 'old', achievedAt: Date.UTC(2026, 2, 3, 12) / 1000 });
    expect(replaced(best({ previous: before(238_000) }))).toBe('+12 kJ over Mar 3');
    expect(replaced(best({ previous: before(249_900) }))).toBe('Beat Mar 3');
    expect(replaced(best())).toBe('First one');
    expect(name(best())).toBe('Bike, 30 min: Output');
  });
});

describe('a member who looks at their records', () => {
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

  function open(query = '') {
    const said: string[] = [];
    const model = createPersonalBests({
      session,
      query,
      onQuery: (to, typing) => void said.push(`${to}${typing ? ' typing' : ''}`),
      onRemoved: ({ id }) => void said.push(`removed ${id}`),
      onReset: () => void said.push('reset'),
    });
    model.$screen.listen(() => undefined);
    const shown = (): Bests => {
      const screen = model.$screen.get();
      if (screen.is !== 'bests') throw new Error(`The screen is ${screen.is}.`);
      return screen;
    };
    const settled = () => expect.poll(() => model.$screen.get().is).not.toBe('loading');
    return { model, said, shown, settled };
  }

  async function openSignedIn(query = '') {
    await comesIn(session, 'member');
    const opened = open(query);
    await opened.settled();
    return opened;
  }

  const isBikes = ({ scope, metric }: PersonalBest) =>
    scope.kind === 'format' && scope.type === 'bike' && metric === 'output';

  it('is asked to sign in first', () => {
    expect(open().model.$screen.get()).toEqual({ is: 'signedOut', ended: false });
  });

  it('sees all of them, however many pages they are', async () => {
    const { shown } = await openSignedIn();
    const { bests, countedFrom } = shown();
    expect(bests.filter(({ scope }) => scope.kind === 'format').length).toBeGreaterThan(3);
    expect(bests.filter(({ scope }) => scope.kind === 'content').length).toBeGreaterThan(3);
    expect(new Set(bests.map(({ id }) => id)).size).toBe(bests.length);
    expect(countedFrom).toBeNull();
  });

  it('takes a wrong reading off, and is told which is the best now', async () => {
    const { model, said, shown } = await openSignedIn();
    const wrong = shown().bests.find(one => isBikes(one) && one.previous !== null);
    if (!wrong) throw new Error('The world has no record that beat another.');
    model.removal.ask({ is: 'wrong', best: wrong });
    await model.removal.confirm();
    const { became, asked } = model.removal.$removing.get();
    if (became?.is !== 'removed' || !became.next) throw new Error('Nothing took over.');
    expect(asked).toBeUndefined();
    expect(became.next.value).toBeLessThanOrEqual(wrong.value);
    expect(shown().bests.find(({ id }) => id === became.next?.id)?.value).toBe(became.next.value);
    expect(shown().bests.some(({ workoutId }) => workoutId === wrong.workoutId)).toBe(false);
    expect(said).toEqual([`removed ${wrong.id}`]);
  });

  it('loses nothing by closing the question', async () => {
    const { model, shown } = await openSignedIn();
    const before = shown().bests;
    model.removal.ask({ is: 'reset' });
    model.removal.close();
    await model.removal.confirm();
    expect(shown().bests).toBe(before);
  });

  it('lets records count from today', async () => {
    const { model, said, shown } = await openSignedIn();
    const count = shown().bests.length;
    model.removal.ask({ is: 'reset' });
    await model.removal.confirm();
    expect(model.removal.$removing.get().became).toMatchObject({ is: 'reset', removed: count });
    expect(shown().bests).toEqual([]);
    expect(shown().countedFrom).toBeGreaterThan(0);
    expect(said).toEqual(['reset']);
  });

  it('reads why nothing happened, with the question still open', async () => {
    const { model, said, shown } = await openSignedIn();
    const count = shown().bests.length;
    await sandbox.fail({ kind: 'status', call: 'resetPersonalBests', status: 500, times: 3 });
    model.removal.ask({ is: 'reset' });
    await model.removal.confirm();
    const { asked, refused, isBusy } = model.removal.$removing.get();
    expect([asked?.is, isBusy, refused !== undefined]).toEqual(['reset', false, true]);
    expect([shown().bests.length, said.length]).toEqual([count, 0]);
  });

  it('looks for a class, and the address says so', async () => {
    const { model, said, shown } = await openSignedIn('q=ride&page=2');
    expect([shown().q, shown().pages]).toEqual(['ride', 2]);
    model.search('row');
    model.more();
    expect([shown().q, shown().pages]).toEqual(['row', 2]);
    expect(said).toEqual(['q=row typing', 'q=row&page=2 typing']);
    model.follow('');
    expect([shown().q, shown().pages]).toEqual(['', 1]);
  });

  it('sees every try of a class', async () => {
    const { shown } = await openSignedIn();
    const found = shown().bests.find(({ scope }) => scope.kind === 'content');
    if (found?.scope.kind !== 'content') throw new Error('The world has no record of a class.');
    const { $part } = createClassTries(session, found.scope.contentId);
    $part.listen(() => undefined);
    await expect.poll(() => $part.get().is).toBe('known');
    const part = $part.get();
    expect(part.is === 'known' && part.items.map(({ id }) => id)).toContain(found.workoutId);
  });

  it('sees the most watts they held, ever and of late', async () => {
    const { shown } = await openSignedIn();
    const { $piece } = createPowerCurve(session, shown().settings.timeZone);
    $piece.listen(() => undefined);
    await expect.poll(() => $piece.get().is).toBe('known');
    const piece = $piece.get();
    if (piece.is !== 'known') throw new Error('It is not known.');
    const ever = new Map(piece.ever.map(({ seconds, watts }) => [seconds, watts]));
    expect(ever.size).toBeGreaterThan(3);
    expect(piece.recent.length).toBeGreaterThan(0);
    for (const { seconds, watts } of piece.recent) expect(watts).toBeLessThanOrEqual(ever.get(seconds) ?? 0);
  });
});
