import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY } from '../../../../src/core/dates.js';
import { actionTable } from '../../../../src/sandbox/billing/actions/action-table.js';
import { caughtUp } from './histories/life.js';
import { live } from './histories/play.js';
import { History, step } from './histories/steps.js';
import { patience as bounds } from '../../../../scripts/lib/patience.mjs';

/** `RUNS=3000 LENGTH=1000 SEED=1 npx vitest run … histories.test.ts` for more of them, or for one of them again. */
const { RUNS, LENGTH, SEED } = process.env;
const runs = Number(RUNS ?? 60);
const length = Number(LENGTH ?? (RUNS === undefined ? 300 : 1000));
const seeded = SEED === undefined ? {} : { seed: Number(SEED) };
const patience = bounds.test + runs * length * 3;

/** What is kept, with each id by its turn: ids are made anew each time, as when a membership begins with another provider or a bank asks. */
const said = (kept: object): unknown => {
  const turns = new Map<string, number>();
  const turn = (id: string): string => `"${turns.get(id) ?? turns.set(id, turns.size).size}"`;
  return JSON.parse(
    JSON.stringify(kept).replaceAll(/"(?:(?:inv|sub|add|pha)_[a-z0-9]{20}|seti_\w{24}(?:_secret_\w{24})?)"/g, turn),
  );
};

describe('a membership through any history', () => {
  it(
    'keeps its books: money is conserved, quotes are what is charged, one membership lives at a time and every state is a known one',
    { timeout: patience },
    () => {
      fc.assert(
        fc.property(new History(length), steps => void live(steps)),
        { numRuns: runs, ...seeded },
      );
    },
  );

  it('keeps them over thousands of actions too', { timeout: patience }, () => {
    fc.assert(
      fc.property(new History(5000), steps => void live(steps)),
      { numRuns: 3, ...seeded },
    );
  });

  it('comes to the same whether the clock moves in one go or in many', { timeout: patience }, () => {
    const leaps = fc.array(fc.integer({ min: 0, max: 400 * DAY }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), leaps, (steps, waits) => {
        const { books, now } = live(steps);
        let at = now;
        const instants = waits.map(wait => (at += wait));
        const [slow, quick] = [caughtUp(books, instants), caughtUp(books, [at])];
        expect(said(quick)).toEqual(said(slow));
      }),
      { numRuns: runs * 3, ...seeded },
    );
  });

  it('meets every status, most moves and most refusals: nothing above is true because nothing happened', () => {
    const met = new Map<string, number>();
    fc.assert(
      fc.property(new History(300), steps => {
        for (const [what, times] of live(steps).counts) met.set(what, (met.get(what) ?? 0) + times);
      }),
      { numRuns: 120, seed: 7 },
    );
    const expected = [
      'none > inactive',
      'terminated > pending',
      'pending > expired',
      'inactive > active',
      'inactive > trialing',
      'trialing > active',
      'trialing > past_due',
      'trialing > expired',
      'active > past_due',
      'active > paused',
      'active > expired',
      'active > trialing',
      'past_due > active',
      'past_due > terminated',
      'paused > active',
      'paused > past_due',
      'paused > terminated',
      ...Object.keys(actionTable)
        .filter(action => !/^quote|^activationEmail$/.test(action))
        .flatMap(action => [`${action} ok`, `${action} illegal`]),
      'change declined',
      'change asks',
      'unpause declined',
      'payment declined',
    ];
    expect(expected.filter(what => !met.has(what))).toEqual([]);
  });
});
