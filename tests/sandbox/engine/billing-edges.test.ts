import { describe, expect, it } from 'vitest';
import { DAY } from '../../../src/core/dates.js';
import type { Fact } from '../../../src/sandbox/engine/books.js';
import { nextBill } from '../../../src/sandbox/engine/next-dates.js';
import { nextCharge, totalsOf } from '../../../src/sandbox/engine/totals.js';
import { quoteAddon } from '../../../src/sandbox/engine/transitions/addons.js';
import { quoteChange } from '../../../src/sandbox/engine/transitions/change-plan.js';
import { Life, START } from './histories/life.js';
import { play } from './histories/play.js';
import { addons, cuts, offers, planBy, plans, providers } from './histories/shop.js';
import type { Deed } from './histories/steps.js';

const plan = (id: string): number => plans.findIndex((one) => one.id === id);
const addon = (id: string): number => addons.findIndex(({ plan: own }) => own.id === id);
const provider = (code: string): number => providers.findIndex(({ organizationCode }) => organizationCode === code);
const once100 = cuts.findIndex(({ percent, duration }) => percent === 100 && duration.type === 'once');

/** An offer of a plan without a delay, at its price or with so much off for ever. */
const offer = (id: string, percent?: number): number =>
  offers.findIndex((one) => one.plan.id === id && !one.delayBilling && one.discount?.percent === percent && one.discount?.amount === undefined);

/** One with a week of trial. */
const trialOf = (id: string): number => offers.findIndex((one) => one.plan.id === id && one.delayBilling?.type === 'trial');

/** Somebody to whom staff and they themselves do things, after some days each. */
class Somebody {
  readonly life = new Life();
  readonly facts: Fact[] = [];

  constructor() {
    const take = this.life.accounts.take.bind(this.life.accounts);
    this.life.accounts.take = (facts) => {
      this.facts.push(...facts);
      take(facts);
    };
  }

  does(deed: Deed, days = 0): this {
    play(this.life, { wait: { seconds: days * DAY }, by: 'customerServiceManager', child: false, deed });
    return this;
  }

  waits(days: number): this {
    this.life.pass(this.life.now + days * DAY);
    return this;
  }

  hasCard(bank: 'good' | 'refuses' = 'good'): this {
    return this.does({ does: 'payment', bank, months: 480 });
  }

  subscribes(chosen: number): this {
    return this.hasCard().does({ does: 'subscribe', offer: chosen, trialUsed: false, code: null });
  }

  get sub() {
    const { subscription } = this.life.books;
    if (!subscription) throw new Error('There is no membership.');
    return subscription;
  }

  get bills() {
    return this.facts.filter((fact): fact is Extract<Fact, { is: 'invoice' }> => fact.is === 'invoice');
  }

  get paid(): number {
    return this.facts.reduce((sum, fact) => (fact.is === 'payment' ? sum + fact.amount : sum), 0);
  }
}

const phase = (id: string, more: Partial<Extract<Deed, { does: 'addPhase' }>> = {}): Deed => ({ does: 'addPhase', plan: plan(id), days: null, cut: null, trial: false, billed: 'none', after: 'release', ...more });
/** Lets the phase before the last one end some days from now. */
const untilPhase = (days: number): Deed => ({ does: 'editPhase', phase: 1, endsInDays: days, plan: null, cut: null, trial: null, billed: null });
const daysIn = (at: number | null): number => ((at ?? 0) - START) / DAY;

describe('add-ons', () => {
  it('of a month do not go along to a plan of a year, in a trial too', () => {
    const one = new Somebody().subscribes(trialOf('m-4999')).does({ does: 'addAddonOffer', addon: addon('a-999') });
    expect(one.life.books.addons).toHaveLength(1);
    expect(one.does({ does: 'change', plan: plan('y-39999') }).life.books.addons).toEqual([]);
  });

  it('end where a phase has periods of another length', () => {
    const one = new Somebody().subscribes(offer('m-3999')).does({ does: 'addAddonOffer', addon: addon('a-999') }).does(phase('y-39999')).waits(30);
    expect(one.life.books.addons).toEqual([]);
    expect(one.bills.at(-1)?.total).toBe(39_999);
  });

  it('that were canceled in a pause are over when it is, and nothing comes back for them', () => {
    const one = new Somebody().subscribes(offer('m-3999')).does({ does: 'addAddonOffer', addon: addon('a-999') }).does({ does: 'pause', months: null });
    one.does({ does: 'cancelAddonOffer', addon: addon('a-999') }, 40).does({ does: 'unpause' });
    expect(one.bills.at(-1)?.total).toBe(3999);
    expect(one.life.books.addons).toEqual([]);
  });

  it('are not sold to a membership that nobody is billed for', () => {
    const one = new Somebody().hasCard().does({ does: 'subscribeProvisioned', plan: plan('m-3999'), days: null }).does({ does: 'addAddonOffer', addon: addon('a-999') });
    expect([one.life.books.addons, one.paid]).toEqual([[], 0]);
  });
});

describe('the next bill in a quote', () => {
  it('is of the plan that waits', () => {
    const { life } = new Somebody().subscribes(offer('m-4999')).does({ does: 'schedulePlanChange', plan: plan('m-3999') });
    const [chosen] = addons;
    if (!chosen) throw new Error('There is no add-on.');
    expect(quoteAddon(life.workAt(), chosen, []).nextBill?.amount).toBe(3999 + 999);
  });

  it('is none before a pause', () => {
    const { life } = new Somebody().subscribes(offer('m-3999')).does({ does: 'pause', months: null });
    expect(quoteChange(life.workAt(), planBy('m-4999'), 'now', []).nextBill).toBeNull();
  });

  it('is none for what asks for nothing, whatever is owed', () => {
    const currency = { code: 'USD', scale: 100 };
    const lines = [{ type: 'plan' as const, description: '', amount: 0, period: null }];
    expect([totalsOf(lines, -60, currency).dueToday, nextCharge(0, -60, currency)]).toEqual([0, 0]);
  });
});

describe('discounts', () => {
  it('from a code count from the next invoice on, whatever was off this period', () => {
    const one = new Somebody().subscribes(offer('m-3999', 33)).does({ does: 'redeem', effect: { cut: once100 } }).does({ does: 'change', plan: plan('m-4999') });
    expect(one.paid).toBe(4999);
    expect(one.waits(30).bills.at(-1)?.total).toBe(0);
  });

  it('of a phase that count once are for one invoice of it', () => {
    const one = new Somebody().subscribes(offer('m-3999')).does(phase('m-3999', { days: 90, cut: once100 })).waits(61);
    expect(one.bills.map(({ total }) => total)).toEqual([3999, 0, 3999]);
  });
});

describe('phases', () => {
  it('that begin in a trial cost nothing while it runs', () => {
    const one = new Somebody().subscribes(trialOf('m-3999')).does(phase('m-4999', { billed: 'invoiceNow' })).does(untilPhase(3)).waits(4);
    expect([one.sub.planId, one.sub.status, one.paid]).toEqual(['m-4999', 'trialing', 0]);
  });

  it('that gave credit take it back with a full refund', () => {
    const one = new Somebody().subscribes(offer('m-4999')).does(phase('m-50', { billed: 'prorate' })).does(untilPhase(10)).waits(11);
    expect(one.life.books.credit['USD']).toBeGreaterThan(3000);
    one.does({ does: 'terminate', refund: 'full' });
    expect(one.paid).toBeGreaterThan(0);
    expect(one.life.books.credit['USD']).toBe(one.paid);
  });

  it('that end the membership announce no bill, and free ones the bill after them', () => {
    const ends = new Somebody().subscribes(offer('m-3999')).does(phase('m-3999', { days: 30, after: 'cancel' })).waits(31);
    expect([ends.sub.nextBillDate, ends.waits(40).sub.status]).toEqual([null, 'expired']);
    const free = new Somebody().subscribes(offer('m-3999')).does(phase('m-4999', { days: 45, trial: true }));
    expect([daysIn(free.sub.nextBillDate), free.sub.nextBillAmount]).toEqual([75, 4999]);
  });

  it('are let go of by a code that begins a membership', () => {
    const one = new Somebody().does({ does: 'subscribeInactive', offer: offer('m-3999') }).does(phase('m-4999', { billed: 'invoiceNow' })).does({ does: 'redeem', effect: { days: 60, plan: 0 } });
    expect(one.sub.schedule?.status).toBe('released');
  });

  it('follow the first period of a membership that waits, and have no empty one before them', () => {
    const one = new Somebody().does({ does: 'subscribeInactive', offer: offer('m-3999') }).does(phase('m-4999'));
    expect(one.sub.schedule?.phases.map(({ startDate, endDate }) => (endDate - startDate) / DAY)).toEqual([30, 60]);
  });

  it('are not set while a pause is', () => {
    const one = new Somebody().subscribes(offer('m-3999')).does({ does: 'pause', months: 1 }).does(phase('m-4999'));
    expect(one.sub.schedule).toBeNull();
  });
});

describe('a period that ends while a payment is overdue', () => {
  it('is followed by the next one without a gap, billed when the payment was made and not before', () => {
    const one = new Somebody().subscribes(offer('m-3999')).does(phase('m-4999', { billed: 'invoiceNow', days: 100 })).does(untilPhase(25));
    one.life.keep('card', { books: { ...one.life.books, card: { id: 'bad', expMonth: 1, expYear: 2020, bank: { is: 'good' } } }, facts: [] });
    one.waits(26);
    expect(one.sub.status).toBe('past_due');
    one.does({ does: 'payment', bank: 'good', months: 480 }, 10).waits(0);
    expect([daysIn(one.sub.currentPeriodStart), daysIn(one.sub.currentPeriodEnd)]).toEqual([30, 60]);
    expect(daysIn(one.bills.at(-1)?.at ?? null)).toBe(36);
  });
});

describe('a membership that nobody is billed for', () => {
  const given = (days: number | null = null) => new Somebody().hasCard().does({ does: 'subscribeProvisioned', plan: plan('m-3999'), days });

  it('is not billed for the past when it comes to us', () => {
    const one = given().does({ does: 'migrate', provider: provider('stripe-USD'), plan: null }, 700).waits(0);
    expect([one.bills, daysIn(one.sub.nextBillDate)]).toEqual([[], 720]);
  });

  it('is billed by us only from the end of its term, and does not end with it', () => {
    const one = given(90).does({ does: 'migrate', provider: provider('stripe-USD'), plan: null }, 10);
    expect([one.sub.endsAt, daysIn(one.sub.nextBillDate)]).toEqual([null, 90]);
  });

  it('ends after it was canceled and not before, and without end again once it is kept', () => {
    const one = given().does({ does: 'cancel', reason: null }, 700);
    expect(daysIn(one.sub.endsAt)).toBe(720);
    expect(one.does({ does: 'uncancel' }).sub.endsAt).toBeNull();
  });

  it('costs nothing when staff change its plan or bring it back from a pause', () => {
    const one = given().does({ does: 'change', plan: plan('t-69999') }).does({ does: 'pause', months: null });
    expect(one.sub.status).toBe('paused');
    expect(one.does({ does: 'unpause' }, 5).sub.status).toBe('active');
    expect(one.paid).toBe(0);
  });

  it('ends on its day in a pause too', () => {
    const one = given(20).does({ does: 'pause', months: null }).waits(21);
    expect([one.sub.status, daysIn(one.sub.endedAt)]).toEqual(['expired', 20]);
  });

  it('has nothing set for the end of a period', () => {
    const one = given().does({ does: 'schedulePlanChange', plan: plan('m-4999') }).does(phase('m-4999'));
    expect([one.sub.pendingChange, one.sub.schedule]).toEqual([null, null]);
  });

  it('ends a trial that it was brought with', () => {
    const one = new Somebody().subscribes(trialOf('m-3999')).does({ does: 'migrate', provider: provider('apple'), plan: null }, 2).waits(6);
    expect([one.sub.status, one.sub.trialEnd, nextBill({ books: one.life.books, plan: planBy })]).toEqual(['active', null, null]);
  });
});
