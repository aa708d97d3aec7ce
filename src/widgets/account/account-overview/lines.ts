import type { Account, PaymentMethod, Subscription } from '../../../core/contract/schemas/account.js';
import { DAY } from '../../../core/dates.js';
import { sayDate, sayMoney, type DateClaim } from '../../../core/figures.js';
import { type PriceSaying, sayPrices } from '../../price-terms.js';
import type { Copy } from './copy.js';

/** The instant that matters in each state; nothing for the other states. */
const instants: Record<Subscription['displayStatus'], (subscription: Subscription) => number | null> = {
  pending: () => null,
  inactive: () => null,
  trialing: ({ trialEnd }) => trialEnd,
  active: ({ nextBillDate, currentPeriodEnd }) => nextBillDate ?? currentPeriodEnd,
  past_due: ({ pastDue }) => pastDue?.retryAt ?? null,
  paused: () => null,
  terminated: ({ endedAt }) => endedAt,
  expired: ({ endedAt }) => endedAt,
  canceling: ({ endsAt, currentPeriodEnd }) => endsAt ?? currentPeriodEnd,
  pausing: ({ currentPeriodEnd }) => currentPeriodEnd,
  provisioned: ({ endsAt }) => endsAt,
};

/** What happens at that instant. */
const says: Record<Subscription['displayStatus'], DateClaim['is']> = {
  pending: 'told',
  inactive: 'told',
  trialing: 'trialEnds',
  active: 'billDay',
  past_due: 'retried',
  paused: 'told',
  terminated: 'told',
  expired: 'told',
  canceling: 'ends',
  pausing: 'pauses',
  provisioned: 'ends',
};

/** States that say something even without a date. */
const dateless: ReadonlySet<Subscription['displayStatus']> = new Set(['pending', 'inactive', 'paused']);

/** `Renews 12/03/2026, in 13 days`: both when and how long; `now` in unix seconds. */
export function dateLine(subscription: Subscription, now: number, copy: Copy, locale: string): string | undefined {
  const { displayStatus, pendingChange } = subscription;
  // It does not renew: on that day it moves, which a notice says.
  if (displayStatus === 'active' && pendingChange?.providerName) return undefined;
  const at = instants[displayStatus](subscription);
  if (at === null) return dateless.has(displayStatus) ? copy.dates[displayStatus] : undefined;
  return copy.on(
    copy.dates[displayStatus],
    sayDate(at, locale, { is: says[displayStatus] }),
    copy.when(Math.round((at - now) / DAY)),
  );
}

/** Until when nothing is owed, beside `Free`: only while a trial lasts and nothing else is due. */
export function freeUntil(
  { displayStatus, trialEnd, pastDue }: Subscription,
  now: number,
  copy: Copy,
  locale: string,
): string | undefined {
  if (displayStatus !== 'trialing' || trialEnd === null || pastDue) return undefined;
  return copy.freeUntil(sayDate(trialEnd, locale, { is: 'trialEnds' }), copy.when(Math.round((trialEnd - now) / DAY)));
}

/** Why the next bill is what it is, or when there is one again: what the account says is planned until then. */
export function reasonsOf(
  { pendingChange, resumesAt, discount, nextBillDate, nextBillAmount }: Subscription,
  copy: Copy,
  locale: string,
): string[] {
  const day = (at: number, is: DateClaim['is']) => sayDate(at, locale, { is });
  const isBilled = nextBillAmount !== null && nextBillDate !== null;
  return [
    ...(isBilled && pendingChange && pendingChange.effectiveAt <= nextBillDate
      ? [copy.because.change(pendingChange.planName, day(pendingChange.effectiveAt, 'changes'))]
      : []),
    ...(resumesAt === null ? [] : [copy.because.resumes(day(resumesAt, 'resumes'))]),
    ...(isBilled && discount?.duration.type === 'other' && discount.endsAt && discount.endsAt <= nextBillDate
      ? [copy.because.discountEnds(discount.name, day(discount.endsAt, 'discountEnds'))]
      : []),
  ];
}

/** The day a coming end or pause takes hold. */
export function turningPoint(subscription: Subscription, locale: string): string {
  const at = instants[subscription.displayStatus](subscription);
  return at === null ? '' : sayDate(at, locale, { is: says[subscription.displayStatus] });
}

export interface Row {
  term: string;
  value: string;
  note?: string;
}

/** What is paid beside the plan, and what is there to pay it with; `now` in unix seconds. */
export function extraRows(
  { accountCredit }: Account,
  { plan, addons, nextBillAmount, pastDue }: Subscription,
  now: number,
  copy: Copy,
  locale: string,
): Row[] {
  const { currency } = plan.basePrice;
  const isCounted = nextBillAmount !== null && !pastDue;
  return [
    ...addons.map(({ name, amount, endsAt }) => ({
      term: name,
      value: copy.perPeriod(
        sayMoney({ value: amount, currency }, locale, { is: 'plainPrice', per: plan.frequencyDays, plan: name }),
        copy.period(plan.frequencyDays).unit,
      ),
      ...(endsAt !== null && {
        note: copy.on(
          copy.dates.canceling,
          sayDate(endsAt, locale, { is: 'addonEnds', plan: name }),
          copy.when(Math.round((endsAt - now) / DAY)),
        ),
      }),
    })),
    ...(accountCredit.value > 0
      ? [
          {
            term: copy.credit,
            value: sayMoney(accountCredit, locale, { is: 'credit', comesOff: !isCounted }),
            note: isCounted ? copy.creditCounted : copy.creditNote,
          },
        ]
      : []),
  ];
}

/** What the plan costs and how long each price holds, with the discount that lowers it; of a plan that is left, as it was. */
export function priceRow(
  { plan, planId, discount, prices }: Subscription,
  copy: Copy,
  words: PriceSaying['words'],
  locale: string,
): Row {
  const [first] = prices;
  const saying = { currency: plan.basePrice.currency, words, period: copy.period, locale };
  if (first?.planId !== planId) {
    const { frequencyDays, basePrice } = plan;
    return {
      term: copy.price,
      value: sayPrices([{ frequencyDays, amount: basePrice.value, bills: null }], {
        ...saying,
        when: [{ is: 'plainPrice', per: frequencyDays }],
      }),
    };
  }
  return {
    term: copy.price,
    value: sayPrices(prices, saying),
    ...(discount && first.amount < plan.basePrice.value && { note: discount.name }),
  };
}

/** The text under the next bill; `now` in unix seconds. */
export function membershipRows(
  account: Account,
  subscription: Subscription,
  now: number,
  copy: Copy,
  words: PriceSaying['words'],
  locale: string,
): Row[] {
  const { startedAt } = subscription;
  return [
    priceRow(subscription, copy, words, locale),
    ...extraRows(account, subscription, now, copy, locale),
    ...(startedAt === null ? [] : [{ term: copy.since, value: sayDate(startedAt, locale, { is: 'told' }) }]),
  ];
}

/** A membership that was, and is no more. */
export const isOver = ({ displayStatus }: Subscription): boolean =>
  displayStatus === 'terminated' || displayStatus === 'expired';

/** Whether one can train with it now. */
export const isUsable = ({ displayStatus: status }: Pick<Subscription, 'displayStatus'>): boolean =>
  !['pending', 'inactive', 'paused', 'terminated', 'expired'].includes(status);

/** Whether a card is what pays for it, or would. */
export const isBilledHere = ({ channel }: Account, { provisioned }: Subscription): boolean =>
  channel === null || (channel.kind === 'card' && !provisioned);

/** A card is good to the end of the month it names. */
export function isExpired({ expirationMonth, expirationYear }: PaymentMethod, now: number): boolean {
  const at = new Date(now * 1000);
  return (
    expirationYear < at.getFullYear() || (expirationYear === at.getFullYear() && expirationMonth < at.getMonth() + 1)
  );
}
