import { describe, expect, it } from 'vitest';
import { nextBill } from '../../../../src/sandbox/billing/account/next-dates.js';
import { planBy } from './histories/shop.js';
import { daysIn, phase, plan, provider, TestPerson, trialOf } from './histories/test-person.js';

describe('a membership that nobody is billed for', () => {
  const given = (days: number | null = null) =>
    new TestPerson().hasCard().does({ does: 'subscribeProvisioned', plan: plan('m-3999'), days });

  it('is not billed for the past when it becomes ours', () => {
    const one = given()
      .does({ does: 'migrate', provider: provider('stripe-USD'), plan: null }, 700)
      .waits(0);
    expect([one.bills, daysIn(one.sub.nextBillDate)]).toEqual([[], 720]);
    expect(one.waits(20).bills.map(({ total, lines }) => [total, daysIn(lines[0]?.period?.start ?? null)])).toEqual([
      [3999, 720],
    ]);
  });

  it('is billed by us only from the end of its term, and does not end with it', () => {
    const one = given(90).does({ does: 'migrate', provider: provider('stripe-USD'), plan: null }, 10);
    expect([one.sub.channelKind, daysIn(one.sub.nextBillDate), one.paid]).toEqual(['provisioned', 90, 0]);
    one.waits(80);
    expect([one.sub.channelKind, one.sub.status, one.sub.endsAt, one.paid]).toEqual(['card', 'active', null, 3999]);
  });

  it('ends after it was canceled and not before, and without end again once it is kept', () => {
    const one = given().does({ does: 'cancel', reason: null }, 700);
    expect(daysIn(one.sub.endsAt)).toBe(720);
    expect(one.does({ does: 'uncancel' }).sub.endsAt).toBeNull();
  });

  it('costs nothing when staff change its plan or bring it back from a pause', () => {
    const one = given()
      .does({ does: 'change', plan: plan('t-69999') })
      .does({ does: 'pause', months: null });
    expect(one.sub.status).toBe('paused');
    expect(one.does({ does: 'unpause' }, 5).sub.status).toBe('active');
    expect(one.paid).toBe(0);
  });

  it('ends on its day in a pause too', () => {
    const one = given(20).does({ does: 'pause', months: null }).waits(21);
    expect([one.sub.status, daysIn(one.sub.endedAt)]).toEqual(['expired', 20]);
  });

  it('has nothing set for the end of a period', () => {
    const one = given()
      .does({ does: 'schedulePlanChange', plan: plan('m-4999') })
      .does(phase('m-4999'));
    expect([one.sub.pendingChange, one.sub.schedule]).toEqual([null, null]);
  });

  it('ends a trial that it was brought with', () => {
    const one = new TestPerson()
      .subscribes(trialOf('m-3999'))
      .does({ does: 'migrate', provider: provider('apple'), plan: null }, 2)
      .waits(6);
    expect([one.sub.status, one.sub.trialEnd, nextBill({ books: one.life.books, plan: planBy })]).toEqual([
      'active',
      null,
      null,
    ]);
  });
});
