import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../../../src/core/session/session.js';
import { amountOf, standingOf, type Writing } from '../../../src/widgets/training/challenges/amounts.js';
import { words } from '../../../src/widgets/training/challenges/copy.js';
import { createChallenges } from '../../../src/widgets/training/challenges/model.js';
import { workoutWords } from '../../../src/widgets/workouts/copy.js';
import { inWorld } from '../../support/in-world.js';
import type { TestSandbox } from '../../support/sandbox.js';
import { comesIn, openSession } from '../../support/session.js';
import { patience } from '../../support/patience.js';

const writing: Writing = {
  copy: words.english,
  signs: workoutWords.english.units,
  units: 'metric',
  locale: 'en-US',
};

describe('where somebody stands, in one line', () => {
  it('says the rank, of how many, and what is missing to the next one', () => {
    const place = { rank: 412, of: 2380, next: { rank: 400, missing: 38 * 60 } };
    expect(standingOf(place, 'seconds', writing)).toBe('412th of 2,380, 38 min to the next 100');
    expect(standingOf({ rank: 4, of: 14, next: { rank: 3, missing: 1 } }, 'classes', writing)).toBe(
      '4th of 14, 1 class to 3rd',
    );
    expect(standingOf({ rank: 1, of: 1, next: null }, 'count', writing)).toBe('Nobody else is in it.');
    expect(standingOf({ rank: 1, of: 3, next: null }, 'count', writing)).toBe('1st of 3');
  });

  it('never says that nothing is missing', () => {
    const kind = fc.constantFrom('classes', 'count', 'seconds', 'output', 'distance');
    const units = fc.constantFrom('metric', 'imperial');
    fc.assert(
      fc.property(kind, units, fc.integer({ min: 1, max: 1_000_000 }), (of, inUnits, missing) => {
        const line = standingOf({ rank: 2, of: 9, next: { rank: 1, missing } }, of, { ...writing, units: inUnits });
        expect(line).not.toMatch(/, 0(\.0)? /);
      }),
    );
  });

  it('an amount has the unit of its goal', () => {
    const amounts = [
      amountOf('classes', 4, writing),
      amountOf('count', 1, writing),
      amountOf('seconds', 60_000, writing),
      amountOf('output', 10_000_000, writing),
      amountOf('distance', 33_000, { ...writing, units: 'imperial' }),
    ];
    expect(amounts).toEqual(['4 classes', '1 workout', '16 hr 40 min', '10,000 kJ', '20.5 mi']);
  });
});

describe('the challenges of a member', () => {
  let sandbox: TestSandbox;
  let session: Session;
  inWorld('training', opened => {
    sandbox = opened;
  });
  beforeEach(async () => {
    session = openSession(sandbox);
    await comesIn(session, 'member');
  });

  function open({ query = '', challengeId = '' } = {}) {
    const said: string[] = [];
    const model = createChallenges({
      session,
      query,
      challengeId,
      onQuery: next => void said.push(`query ${next}`),
      onJoined: id => void said.push(`joined ${id}`),
      onLeft: id => void said.push(`left ${id}`),
    });
    model.$screen.listen(() => undefined);
    const ids = () => {
      const screen = model.$screen.get();
      return screen.is === 'list' && !screen.waiting ? screen.items?.map(({ id }) => id) : undefined;
    };
    return { model, said, ids };
  }

  it('they begin with those that they are in, and where they stand comes by itself', async () => {
    const { model, ids } = open();
    await vi.waitFor(() => expect(ids()).toEqual(['col_across-the-channel', 'col_thousand-minutes']), patience);
    await vi.waitFor(() => expect(model.$places.get()).toHaveProperty('col_thousand-minutes'), patience);
    const place = model.$places.get()['col_thousand-minutes'];
    expect(place).toMatchObject({ is: 'known', progress: { place: { rank: expect.any(Number) } } });
    expect(place?.is === 'known' && place.progress.others.length).toBeGreaterThan(5);
  });

  it('whoever joins is in it from zero, and it is none of the open ones any more', async () => {
    const { model, said, ids } = open({ query: 'show=open', challengeId: 'col_summit-week' });
    await vi.waitFor(() => expect(ids()).toContain('col_summit-week'), patience);
    await vi.waitFor(() => expect(model.detail.$progress.get()).toMatchObject({ membership: null }), patience);
    await model.join({ id: 'col_summit-week', name: 'Summit Week' });
    expect(ids()).not.toContain('col_summit-week');
    expect(model.detail.$progress.get()).toMatchObject({ is: 'known', membership: { value: 0 } });
    expect(said).toEqual(['joined col_summit-week']);
  });

  it('whoever leaves is in it no more, and what they did is lost', async () => {
    const { model, said } = open({ challengeId: 'col_thousand-minutes' });
    const membership = () => {
      const progress = model.detail.$progress.get();
      return progress.is === 'known' ? progress.membership : undefined;
    };
    await vi.waitFor(() => expect(membership()?.value).toBeGreaterThan(0), patience);
    expect(await model.leave({ id: 'col_thousand-minutes', name: 'A Thousand Minutes' })).toBe(true);
    expect(membership()).toBeNull();
    expect(said).toEqual(['left col_thousand-minutes']);
    await model.join({ id: 'col_thousand-minutes', name: 'A Thousand Minutes' });
    expect(membership()?.value).toBe(0);
  });

  it('one that is over can’t be joined, and the reason is said', async () => {
    const { model, said } = open({ query: 'show=ended' });
    await model.join({ id: 'col_ten-rides', name: 'Ten Rides' });
    expect(model.$doing.get()).toMatchObject({ is: 'notJoined', code: 'collectionEnded' });
    expect(said).toEqual([]);
  });

  it('the classes of one that is open come with it, and those of another replace them', async () => {
    const { model } = open({ challengeId: 'col_summit-week' });
    const titles = () => {
      const content = model.detail.$content.get();
      return content.is === 'known' ? content.items.length : undefined;
    };
    await vi.waitFor(() => expect(titles()).toBe(4), patience);
    model.open('col_across-the-channel');
    expect(titles()).toBeUndefined();
    await vi.waitFor(() => expect(titles()).toBe(3), patience);
  });
});
