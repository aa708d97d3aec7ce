import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAsked, type Asked } from '../../../src/core/client/asked.js';
import { isLook, type CallLine } from '../../../src/core/contract/call.js';
import { contract } from '../../../src/core/contract/index.js';

const userId = 'usr_member';

const sent = Object.values<CallLine>(contract).filter(({ method }) => method !== 'GET');
const presses = sent.filter(({ money }) => money);
const looks = sent.filter(isLook);

/** A look that is asked, answered or refused, or whose answer is lost; and the page that is loaded anew meanwhile. */
const step = fc.oneof(
  fc.record({ does: fc.constant('look' as const), look: fc.constantFrom(...looks), planId: fc.nat(3) }),
  fc.record({ does: fc.constant('answer' as const), at: fc.nat(9), isDone: fc.boolean() }),
  fc.record({ does: fc.constant('reload' as const) }),
);

/** A tab, and what a page that is loaded in it keeps of its calls. */
function openTab() {
  const kept = new Map<string, string>();
  return () =>
    createAsked({
      read: key => kept.get(key),
      write: (key, value) => void (value === undefined ? kept.delete(key) : kept.set(key, value)),
    });
}

describe('the key of a press whose answer is not known', () => {
  it('outlives every look that is asked or answered before, beside or after it, so that a second press is the first one', () => {
    expect(looks).toEqual(
      expect.arrayContaining([contract.quote, contract.quoteAddonOffer, contract.quoteSubscription]),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...presses),
        fc.array(step, { maxLength: 6 }),
        fc.array(step, { maxLength: 6 }),
        (press, before, after) => {
          const load = openTab();
          let page = load();
          const open: Asked[] = [];
          const run = (steps: typeof before) => {
            for (const one of steps)
              if (one.does === 'reload') page = load();
              else if (one.does === 'look') open.push(page(one.look, { userId, planId: one.planId }));
              else open[one.at % open.length]?.settle(one.isDone);
          };
          run(before);
          const { key } = page(press, { userId });
          run(after);
          for (const look of open) look.settle(true);
          expect(page(press, { userId })).toMatchObject({ key, isAgain: true });
        },
      ),
    );
  });
});
