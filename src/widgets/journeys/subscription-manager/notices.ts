import type { Account, Subscription, AccountAction } from '../../../core/contract/schemas/account.js';
import { DAY } from '../../../core/dates.js';
import { sayDate, sayMoney, type MoneyClaim, type DateClaim } from '../../../core/figures.js';
import type { Currency } from '../../../core/money.js';
import type { Copy as OverviewCopy } from '../../account/account-overview/copy.js';
import { isBilledHere, turningPoint } from '../../account/account-overview/lines.js';
import { cardNotice } from '../../account/account-overview/notices.js';
import { type PriceSaying, sayPrices } from '../../price-terms.js';
import type { Copy } from './copy.js';
import type { PanelName } from './index.js';
import type { Press } from './presses.js';
import { type Later, laterOf } from './quote/later.js';
import type { Start } from './screen.js';

/** The way out of what a notice says. */
export type Way = { press: Press } | { start: Start } | { panel: PanelName } | { href: string };

export interface Notice {
  tone: 'info' | 'warning' | 'critical';
  title: string;
  text: string;
  /** `needs`: what the account must be able to do for the way to be there; `main`: what most people come for then. */
  way?: { label: string; to: Way; needs?: AccountAction; main?: boolean };
}

/** What every notice is made from. */
interface Said {
  account: Account;
  subscription: Subscription;
  copy: Copy;
  overview: OverviewCopy;
  words: PriceSaying['words'];
  locale: string;
  day: (seconds: number, is: DateClaim['is']) => string;
  away: (seconds: number) => string;
  money: (value: number, claim: MoneyClaim, currency?: Currency) => string;
  /** What is paid after each press that takes something back. */
  later: Readonly<Record<Press, Later | undefined>>;
}

/** The day a pause ends by itself, when it does. */
const resumes = ({ subscription: { resumesAt }, copy, day, away }: Said, text: string): string =>
  resumesAt === null ? text : `${text} ${copy.notices.resumes(day(resumesAt, 'resumes'), away(resumesAt))}`;

const byStatus: Partial<Record<Subscription['displayStatus'], (said: Said) => Notice>> = {
  past_due: ({
    subscription: { pastDue, requiresAction },
    copy: { notices, panels, ways },
    overview,
    day,
    away,
    money,
  }) =>
    pastDue && requiresAction
      ? {
          tone: 'critical',
          title: notices.bankAsks(money(pastDue.amount, { is: 'owed' })),
          text: notices.bankAsksText,
          way: { label: ways.confirm, to: { start: 'settle' }, needs: 'payment', main: true },
        }
      : {
          tone: 'critical',
          title: pastDue
            ? notices.pastDue(money(pastDue.amount, { is: 'owed' }), day(pastDue.since, 'told'))
            : overview.notices.pastDue.title,
          text: pastDue?.retryAt
            ? notices.retry(day(pastDue.retryAt, 'retried'), away(pastDue.retryAt))
            : notices.noRetry,
          way: { label: panels.payment, to: { panel: 'payment' }, needs: 'payment', main: true },
        },
  pending: ({ copy: { ways }, overview }) => ({
    tone: 'warning',
    ...overview.notices.pending,
    way: { label: ways.confirm, to: { start: 'confirm' }, needs: 'activate', main: true },
  }),
  inactive: ({ copy: { notices, ways } }) => ({
    tone: 'info',
    ...notices.inactive,
    way: { label: ways.activate, to: { start: 'activate' }, needs: 'activate', main: true },
  }),
};

/** What is set for the end of this period or trial; a failed payment can be beside it. */
function turn(said: Said, locale: string): Notice | undefined {
  const {
    subscription,
    copy: { notices, ways },
    overview,
    day,
    away,
    money,
    later,
  } = said;
  const { displayStatus, trialEnd, nextBillAmount, provisional } = subscription;
  if (displayStatus === 'canceling') {
    return {
      tone: 'warning',
      ...overview.notices.canceling(turningPoint(subscription, locale)),
      way: {
        label: later.uncancel ? ways.keepFor(later.uncancel.price, later.uncancel.date) : ways.keep,
        to: { press: 'uncancel' },
        needs: 'uncancel',
        main: true,
      },
    };
  }
  if (displayStatus === 'pausing') {
    const { title, text } = overview.notices.pausing(turningPoint(subscription, locale));
    return {
      tone: 'info',
      title,
      text: resumes(said, text),
      way: {
        label: later.unpause ? ways.dontPauseFor(later.unpause.price, later.unpause.date) : ways.dontPause,
        to: { press: 'unpause' },
        needs: 'unpause',
      },
    };
  }
  if (displayStatus === 'trialing' && provisional)
    return { tone: 'info', ...overview.notices.provisional(day(provisional.until, 'proofDue')) };
  if (displayStatus === 'trialing' && trialEnd !== null) {
    return {
      tone: 'info',
      title: notices.trial(day(trialEnd, 'trialEnds'), away(trialEnd)),
      text:
        nextBillAmount === null
          ? notices.noFirstBill
          : notices.firstBill(money(nextBillAmount, { is: 'bill', at: trialEnd })),
    };
  }
  return undefined;
}

function planChange({
  subscription: { pendingChange, plan, prices },
  copy: { notices, ways },
  overview,
  words,
  day,
  locale,
  later,
}: Said): Notice | undefined {
  if (!pendingChange) return undefined;
  const { providerName } = pendingChange;
  if (providerName !== null)
    return {
      tone: 'info',
      title: notices.move(providerName, day(pendingChange.effectiveAt, 'changes')),
      text: notices.moveText(plan.name, providerName),
    };
  const { currency, effectiveAt: from, amount } = pendingChange;
  const plain = { amount, frequencyDays: plan.frequencyDays, from, bills: null };
  const price = sayPrices(prices.length > 0 ? prices : [plain], { currency, words, period: overview.period, locale });
  return {
    tone: 'info',
    title: notices.change(pendingChange.planName, day(pendingChange.effectiveAt, 'changes')),
    text: notices.changeText(plan.name, price),
    way: {
      label: later.schedulePlanChange
        ? ways.keepPlanFor(plan.name, later.schedulePlanChange.price)
        : ways.keepPlan(plan.name),
      to: { press: 'schedulePlanChange' },
      needs: 'schedulePlanChange',
    },
  };
}

function channel({ account, subscription, overview }: Said): Notice | undefined {
  const by = account.channel;
  if (!by || isBilledHere(account, subscription)) return undefined;
  if (subscription.provisioned) return { tone: 'info', ...overview.notices.provisioned(by.name) };
  return {
    tone: 'info',
    ...overview.notices.elsewhere(by.name),
    ...(by.managementUrl && { way: { label: overview.manage(by.name), to: { href: by.managementUrl } } }),
  };
}

function card(
  { account, subscription, copy: { panels }, overview }: Said,
  now: number,
  locale: string,
): Notice | undefined {
  const notice = cardNotice(account, subscription, now, overview, locale);
  return notice && { ...notice, way: { label: panels.payment, to: { panel: 'payment' }, needs: 'payment' } };
}

/** What a member should know before the figures, the most pressing first; each with its way out, where the account can take it now. */
export function noticesOf(
  account: Account,
  subscription: Subscription,
  now: number,
  copy: Copy,
  overview: OverviewCopy,
  words: PriceSaying['words'],
  locale: string,
): Notice[] {
  const { currency } = subscription.plan.basePrice;
  const laterIf = (press: Press) =>
    laterOf({ prices: subscription.pricesIf[press] }, { currency, words: overview, locale });
  const said: Said = {
    account,
    subscription,
    copy,
    overview,
    words,
    locale,
    day: (seconds, is) => sayDate(seconds, locale, { is }),
    away: seconds => overview.when(Math.round((seconds - now) / DAY)),
    money: (value, claim, other = currency) => sayMoney({ value, currency: other }, locale, claim),
    later: {
      uncancel: laterIf('uncancel'),
      unpause: laterIf('unpause'),
      schedulePlanChange: laterIf('schedulePlanChange'),
    },
  };
  const found = [
    channel(said),
    byStatus[subscription.displayStatus]?.(said),
    turn(said, locale),
    planChange(said),
    isBilledHere(account, subscription) ? card(said, now, locale) : undefined,
  ];
  return found
    .filter(notice => notice !== undefined)
    .map(({ way, ...notice }) => ({
      ...notice,
      ...(way && (way.needs === undefined || account.actions[way.needs] === 'ok') && { way }),
    }));
}
