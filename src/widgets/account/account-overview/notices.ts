import type { Account, AccountAction, Subscription } from '../../../core/contract/schemas/account.js';
import { sayDate, sayMoney } from '../../../core/figures.js';
import type { Copy } from './copy.js';
import { isBilledHere, isExpired, turningPoint } from './lines.js';

/** Where the way out of what a notice says leads: to the card, to the membership, or to who sold it. */
export type Way = 'payment' | 'manage' | { href: string };

export interface Notice {
  tone: 'info' | 'warning' | 'critical';
  title: string;
  text: string;
  way?: { label: string; to: Way };
}

/** `needs`: what the account must be able to do for the way to be there. */
type Found = Omit<Notice, 'way'> & { way?: { label: string; to: Way; needs?: AccountAction } };

const byStatus: Partial<
  Record<Subscription['displayStatus'], (subscription: Subscription, copy: Copy, locale: string) => Found>
> = {
  past_due: ({ pastDue, requiresAction, plan }, { notices, ways }, locale) =>
    requiresAction
      ? {
          tone: 'critical',
          ...notices.bankAsks,
          way: { label: ways.confirm, to: 'manage', needs: 'payment' },
        }
      : {
          tone: 'critical',
          ...notices.pastDue,
          way: {
            label: pastDue
              ? ways.pay(sayMoney({ value: pastDue.amount, currency: plan.basePrice.currency }, locale, { is: 'owed' }))
              : ways.updateCard,
            to: 'payment',
            needs: 'payment',
          },
        },
  pending: (_, { notices, ways }) => ({
    tone: 'warning',
    ...notices.pending,
    way: { label: ways.confirm, to: 'manage', needs: 'activate' },
  }),
  canceling: (subscription, { notices, ways }, locale) => ({
    tone: 'warning',
    ...notices.canceling(turningPoint(subscription, locale)),
    way: { label: ways.keep, to: 'manage', needs: 'uncancel' },
  }),
  pausing: (subscription, { notices, ways }, locale) => ({
    tone: 'info',
    ...notices.pausing(turningPoint(subscription, locale)),
    way: { label: ways.dontPause, to: 'manage', needs: 'unpause' },
  }),
  paused: (_, { notices, ways }) => ({
    tone: 'info',
    ...notices.paused,
    way: { label: ways.resume, to: 'manage', needs: 'unpause' },
  }),
};

function channelNotice(
  { channel }: Account,
  { provisioned }: Subscription,
  { notices, manage }: Copy,
): Notice | undefined {
  if (!channel) return undefined;
  if (provisioned) return { tone: 'info', ...notices.provisioned(channel.name) };
  if (channel.kind === 'card') return undefined;
  return {
    tone: 'info',
    ...notices.elsewhere(channel.name),
    ...(channel.managementUrl && { way: { label: manage(channel.name), to: { href: channel.managementUrl } } }),
  };
}

/** A card that will not be good any more when the next bill comes; `now` in unix seconds. */
export function cardNotice(
  account: Account,
  subscription: Subscription,
  now: number,
  { notices }: Copy,
  locale: string,
): Notice | undefined {
  const { paymentMethod } = account;
  const { nextBillDate, pastDue } = subscription;
  if (
    !paymentMethod ||
    !subscription.needsCard ||
    nextBillDate === null ||
    pastDue ||
    !isBilledHere(account, subscription)
  )
    return undefined;
  if (!isExpired(paymentMethod, nextBillDate)) return undefined;
  return {
    tone: 'warning',
    title: isExpired(paymentMethod, now) ? notices.cardExpired : notices.cardExpires,
    text: notices.cardText(sayDate(nextBillDate, locale, { is: 'billDay' })),
  };
}

/** What a member should know before the figures, the most pressing first; each with its way out, where the account can take it now. */
export function noticesOf(
  account: Account,
  subscription: Subscription,
  now: number,
  copy: Copy,
  locale: string,
): Notice[] {
  const card = cardNotice(account, subscription, now, copy, locale);
  const found: (Found | undefined)[] = [
    byStatus[subscription.displayStatus]?.(subscription, copy, locale),
    subscription.provisional
      ? {
          tone: 'info',
          ...copy.notices.provisional(sayDate(subscription.provisional.until, locale, { is: 'proofDue' })),
        }
      : undefined,
    card && { ...card, way: { label: copy.ways.updateCard, to: 'payment', needs: 'payment' } },
    channelNotice(account, subscription, copy),
    account.parentId === account.userId ? undefined : { tone: 'info', ...copy.notices.child },
  ];
  return found
    .filter(notice => notice !== undefined)
    .map(({ way, ...notice }) => ({
      ...notice,
      ...(way && (way.needs === undefined || account.actions[way.needs] === 'ok') && { way }),
    }));
}
