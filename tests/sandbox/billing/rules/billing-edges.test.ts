import { describe, expect, it } from 'vitest';
import { nextCharge, totalsOf } from '../../../../src/sandbox/billing/books/totals.js';
import { quoteAddon } from '../../../../src/sandbox/billing/transitions/addons.js';
import { quoteChange } from '../../../../src/sandbox/billing/transitions/change-plan.js';
import { DAY } from '../../../../src/core/dates.js';
import { addons, planBy } from './histories/shop.js';
import {
  addon,
  daysIn,
  offer,
  once100,
  phase,
  plan,
  TestPerson,
  trialOf,
  untilPhase,
} from './histories/test-person.js';

describe('add-ons', () => {
  it('of a month do not go along to a plan of a year, in a trial too', () => {
    const one = new TestPerson().subscribes(trialOf('m-4999')).does({ does: 'addAddonOffer', addon: addon('a-999') });
    expect(one.life.books.addons).toHaveLength(1);
    expect(one.does({ does: 'change', plan: plan('y-39999') }).life.books.addons).toEqual([]);
  });

  it('end where a phase has periods of another length', () => {
    const one = new TestPerson()
      .subscribes(offer('m-3999'))
      .does({ does: 'addAddonOffer', addon: addon('a-999') })
      .does(phase('y-39999'))
      .waits(30);
    expect(one.life.books.addons).toEqual([]);
    expect(one.bills.at(-1)?.total).toBe(39_999);
  });

  it('that were canceled in a pause are over when it is, and nothing comes back for them', () => {
    const one = new TestPerson()
      .subscribes(offer('m-3999'))
      .does({ does: 'addAddonOffer', addon: addon('a-999') })
      .does({ does: 'pause', months: null });
    one.does({ does: 'cancelAddonOffer', addon: addon('a-999') }, 40).does({ does: 'unpause' });
    expect(one.bills.at(-1)?.total).toBe(3999);
    expect(one.life.books.addons).toEqual([]);
  });

  it('are not sold to a membership that nobody is billed for', () => {
    const one = new TestPerson()
      .hasCard()
      .does({ does: 'subscribeProvisioned', plan: plan('m-3999'), days: null })
      .does({ does: 'addAddonOffer', addon: addon('a-999') });
    expect([one.life.books.addons, one.paid]).toEqual([[], 0]);
  });
});

describe('the next bill in a quote', () => {
  it('is of the plan that waits', () => {
    const { life } = new TestPerson()
      .subscribes(offer('m-4999'))
      .does({ does: 'schedulePlanChange', plan: plan('m-3999') });
    const [chosen] = addons;
    if (!chosen) throw new Error('There is no add-on.');
    expect(quoteAddon(life.workAt(), chosen, []).nextBill?.amount).toBe(3999 + 999);
  });

  it('is none before a pause', () => {
    const { life } = new TestPerson().subscribes(offer('m-3999')).does({ does: 'pause', months: null });
    expect(quoteChange(life.workAt(), planBy('m-4999'), 'now', []).nextBill).toBeNull();
  });

  it('is none without a charge, with any amount owed', () => {
    const currency = { code: 'USD', scale: 100 };
    const lines = [{ type: 'plan' as const, description: '', amount: 0, period: null }];
    expect([totalsOf(lines, -60, currency).dueToday, nextCharge(0, -60, currency)]).toEqual([0, 0]);
  });
});

describe('discounts', () => {
  it('from a code count from the next invoice on, with any discount of this period', () => {
    const one = new TestPerson()
      .subscribes(offer('m-3999', 33))
      .does({ does: 'redeem', effect: { cut: once100 }, anyway: true })
      .does({ does: 'change', plan: plan('m-4999') });
    expect(one.paid).toBe(4999);
    expect(one.waits(30).bills.at(-1)?.total).toBe(0);
  });

  it('of a phase that count once are for one invoice of it', () => {
    const one = new TestPerson()
      .subscribes(offer('m-3999'))
      .does(phase('m-3999', { days: 90, cut: once100 }))
      .waits(61);
    expect(one.bills.map(({ total }) => total)).toEqual([3999, 0, 3999]);
  });
});

describe('phases', () => {
  it('that begin in a trial cost nothing while it runs', () => {
    const one = new TestPerson()
      .subscribes(trialOf('m-3999'))
      .does(phase('m-4999', { billed: 'invoiceNow' }))
      .does(untilPhase(3))
      .waits(4);
    expect([one.sub.planId, one.sub.status, one.paid]).toEqual(['m-4999', 'trialing', 0]);
  });

  it('that gave credit take it back with a full refund', () => {
    const one = new TestPerson()
      .subscribes(offer('m-4999'))
      .does(phase('m-50', { billed: 'prorate' }))
      .does(untilPhase(10))
      .waits(11);
    expect(one.life.books.credit['USD']).toBeGreaterThan(3000);
    one.does({ does: 'terminate', refund: 'full' });
    expect(one.paid).toBeGreaterThan(0);
    expect(one.life.books.credit['USD']).toBe(one.paid);
  });

  it('that end the membership announce no bill, and free ones the bill after them', () => {
    const ends = new TestPerson()
      .subscribes(offer('m-3999'))
      .does(phase('m-3999', { days: 30, after: 'cancel' }))
      .waits(31);
    expect([ends.sub.nextBillDate, ends.waits(40).sub.status]).toEqual([null, 'expired']);
    const free = new TestPerson().subscribes(offer('m-3999')).does(phase('m-4999', { days: 45, trial: true }));
    expect([daysIn(free.sub.nextBillDate), free.sub.nextBillAmount]).toEqual([75, 4999]);
  });

  it('are let go of by a code that begins a membership', () => {
    const one = new TestPerson()
      .does({ does: 'subscribeInactive', offer: offer('m-3999') })
      .does(phase('m-4999', { billed: 'invoiceNow' }))
      .does({ does: 'redeem', effect: { days: 60, plan: 0 } });
    expect(one.sub.schedule?.status).toBe('released');
  });

  it('follow the first period of a membership that waits, and have no empty one before them', () => {
    const one = new TestPerson().does({ does: 'subscribeInactive', offer: offer('m-3999') }).does(phase('m-4999'));
    expect(one.sub.schedule?.phases.map(({ startDate, endDate }) => (endDate - startDate) / DAY)).toEqual([30, 60]);
  });

  it('are not set while a pause is', () => {
    const one = new TestPerson().subscribes(offer('m-3999')).does({ does: 'pause', months: 1 }).does(phase('m-4999'));
    expect(one.sub.schedule).toBeNull();
  });
});

describe('a period that ends while a payment is overdue', () => {
  it('is followed by the next one without a gap, billed when the payment was made and not before', () => {
    const one = new TestPerson()
      .subscribes(offer('m-3999'))
      .does(phase('m-4999', { billed: 'invoiceNow', days: 100 }))
      .does(untilPhase(25));
    one.life.keep('card', {
      books: { ...one.life.books, card: { id: 'bad', expMonth: 1, expYear: 2020, bank: { is: 'good' } } },
      facts: [],
    });
    one.waits(26);
    expect(one.sub.status).toBe('past_due');
    one.does({ does: 'payment', bank: 'good', months: 480 }, 10).waits(0);
    expect([daysIn(one.sub.currentPeriodStart), daysIn(one.sub.currentPeriodEnd)]).toEqual([30, 60]);
    expect(daysIn(one.bills.at(-1)?.at ?? null)).toBe(36);
  });
});
