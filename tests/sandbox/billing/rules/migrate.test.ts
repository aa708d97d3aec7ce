import { describe, expect, it } from 'vitest';
import { nextBill } from '../../../../src/sandbox/billing/account/next-dates.js';
import { planBy } from './histories/shop.js';
import { addon, daysIn, offer, plan, provider, TestPerson, trialOf } from './histories/test-person.js';

const to = (code: string, chosen: string | null = null) =>
  ({ does: 'migrate', provider: provider(code), plan: chosen === null ? null : plan(chosen) }) as const;
const member = () => new TestPerson().subscribes(offer('m-3999'));
const isOf = ({ sub }: TestPerson) => [sub.channelName, sub.status];

describe('a membership that moves to another provider (domain 1.4)', () => {
  it('stays as it is to the end of the period that was paid for, and begins there on that day', () => {
    const one = member().does(to('apple'), 10);
    const before = one.sub;
    expect([...isOf(one), before.pendingChange?.effectiveAt]).toEqual(['Echelon', 'active', before.currentPeriodEnd]);
    one.waits(19);
    expect(one.sub).toEqual(before);
    one.waits(1);
    expect([...isOf(one), daysIn(one.sub.startedAt), daysIn(one.sub.currentPeriodEnd)]).toEqual([
      'App Store',
      'active',
      30,
      60,
    ]);
    expect(one.facts.find(fact => fact.is === 'left')).toMatchObject({
      subscription: { id: before.id, status: 'terminated', endReason: 'migrated', endedAt: before.currentPeriodEnd },
    });
  });

  it('is billed by nobody of ours once it has left', () => {
    const one = member()
      .does({ does: 'addAddonOffer', addon: addon('a-999') })
      .does(to('apple'), 10);
    expect(nextBill({ books: one.life.books, plan: planBy })).toBeNull();
    expect([one.waits(400).paid, one.life.books.addons]).toEqual([3999 + 999, []]);
  });

  it('to another plan of ours is billed once for each day, and the bill is announced', () => {
    const one = member().does(to('stripe-USD', 'm-4999'), 10);
    expect([daysIn(one.sub.nextBillDate), one.sub.nextBillAmount]).toEqual([30, 4999]);
    expect(one.waits(20).bills.map(({ total, lines }) => [total, daysIn(lines[0]?.period?.start ?? null)])).toEqual([
      [3999, 0],
      [4999, 30],
    ]);
  });

  it('keeps a canceled membership canceled: on the day it moves to the other provider', () => {
    const one = member().does({ does: 'cancel', reason: null }, 5).does(to('apple'), 5);
    expect([one.sub.cancelAtPeriodEnd, one.sub.endsAt, one.sub.cancellation]).toEqual([false, null, null]);
    expect(isOf(one.waits(20))).toEqual(['App Store', 'active']);
  });

  it('does not pause on the way', () => {
    const one = member().does({ does: 'pause', months: 2 }).does(to('apple'));
    expect([one.sub.pauseAtPeriodEnd, isOf(one.waits(30))]).toEqual([false, ['App Store', 'active']]);
  });

  it('goes over with the day a trial ends, free until then', () => {
    const one = new TestPerson().subscribes(trialOf('m-3999')).does(to('apple'), 2);
    expect(isOf(one)).toEqual(['Echelon', 'trialing']);
    expect([isOf(one.waits(5)), daysIn(one.sub.startedAt), one.paid]).toEqual([['App Store', 'active'], 7, 0]);
  });

  it('stays when staff move it back before its day, as if nothing had been', () => {
    const one = member();
    const before = one.sub;
    one.does(to('apple'), 10).does(to('stripe-USD'));
    expect(one.sub).toEqual(before);
    expect(one.facts.flatMap(fact => (fact.is === 'history' ? [fact.summary] : [])).slice(-2)).toEqual([
      'Moves to App Store with the next period',
      'Stays with Echelon',
    ]);
    expect(one.waits(30).paid).toBe(2 * 3999);
  });

  it('is not moved to where it is: there is nothing to do', () => {
    const one = member();
    const before = one.life.books;
    expect(one.does(to('stripe-USD')).life.books).toEqual(before);
  });

  it('does not move when it is canceled before, and moves later when it was extended', () => {
    const canceled = member().does(to('apple')).does({ does: 'cancel', reason: null }).waits(30);
    expect(isOf(canceled)).toEqual(['Echelon', 'expired']);
    const extended = member().does(to('apple')).does({ does: 'extend', days: 10 }).waits(39);
    expect([isOf(extended), isOf(extended.waits(1))]).toEqual([
      ['Echelon', 'active'],
      ['App Store', 'active'],
    ]);
  });

  it('takes no other plan meanwhile: what was decided stays until staff take it back', () => {
    const one = member().does(to('apple'));
    const { pendingChange } = one.sub;
    one
      .does({ does: 'schedulePlanChange', plan: plan('m-4999') })
      .does({ does: 'change', plan: plan('m-4999') })
      .does({ does: 'pause', months: null });
    expect([one.sub.pendingChange, one.sub.planId, one.sub.pauseAtPeriodEnd]).toEqual([pendingChange, 'm-3999', false]);
  });

  it('moves at once where no period runs: before it began, and in a pause', () => {
    const paused = member().does({ does: 'pause', months: null }).waits(31).does(to('apple'));
    expect(isOf(paused)).toEqual(['App Store', 'paused']);
    expect(paused.waits(400).paid).toBe(3999);
  });
});
