import { DAY } from '../../../../../src/core/dates.js';
import type { Fact } from '../../../../../src/sandbox/billing/books/books.js';
import { Life, START } from './life.js';
import { play } from './play.js';
import { addons, cuts, offers, plans, providers } from './shop.js';
import type { Deed } from './steps.js';

export const plan = (id: string): number => plans.findIndex(one => one.id === id);
export const addon = (id: string): number => addons.findIndex(({ plan: own }) => own.id === id);
export const provider = (code: string): number =>
  providers.findIndex(({ organizationCode }) => organizationCode === code);
export const once100 = cuts.findIndex(({ percent, duration }) => percent === 100 && duration.type === 'once');

/** An offer of a plan without a delay, at its price or with so much off for ever. */
export const offer = (id: string, percent?: number): number =>
  offers.findIndex(
    one =>
      one.plan.id === id &&
      !one.delayBilling &&
      one.discount?.percent === percent &&
      one.discount?.amount === undefined,
  );

/** One with a week of trial. */
export const trialOf = (id: string): number =>
  offers.findIndex(one => one.plan.id === id && one.delayBilling?.type === 'trial');

/** A person on whose account they themselves and staff act, each time after some days. */
export class TestPerson {
  readonly life = new Life();
  readonly facts: Fact[] = [];

  constructor() {
    const take = this.life.accounts.take.bind(this.life.accounts);
    this.life.accounts.take = facts => {
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

export const phase = (id: string, more: Partial<Extract<Deed, { does: 'addPhase' }>> = {}): Deed => ({
  does: 'addPhase',
  plan: plan(id),
  days: null,
  cut: null,
  trial: false,
  billed: 'none',
  after: 'release',
  ...more,
});
/** Lets the phase before the last one end some days from now. */
export const untilPhase = (days: number): Deed => ({
  does: 'editPhase',
  phase: 1,
  endsInDays: days,
  plan: null,
  cut: null,
  trial: null,
  billed: null,
});
export const daysIn = (at: number | null): number => ((at ?? 0) - START) / DAY;
