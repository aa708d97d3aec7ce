import type { Account, Subscription } from '../../../core/contract/schemas/account.js';
import { formatDate } from '../../../core/dates.js';
import type { Copy } from './copy.js';
import { turningPoint } from './lines.js';

export interface Notice {
  tone: 'info' | 'warning' | 'critical';
  title: string;
  text: string;
  link?: { label: string; href: string };
}

const byStatus: Partial<
  Record<
    Subscription['displayStatus'],
    (subscription: Subscription, notices: Copy['notices'], locale: string) => Notice
  >
> = {
  past_due: (_, notices) => ({ tone: 'critical', ...notices.pastDue }),
  pending: (_, notices) => ({ tone: 'warning', ...notices.pending }),
  canceling: (subscription, notices, locale) => ({
    tone: 'warning',
    ...notices.canceling(turningPoint(subscription, locale)),
  }),
  pausing: (subscription, notices, locale) => ({
    tone: 'info',
    ...notices.pausing(turningPoint(subscription, locale)),
  }),
  paused: (_, notices) => ({ tone: 'info', ...notices.paused }),
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
    ...(channel.managementUrl && { link: { label: manage(channel.name), href: channel.managementUrl } }),
  };
}

/** What a member should know before the figures, the most pressing first. */
export function noticesOf(account: Account, subscription: Subscription, copy: Copy, locale: string): Notice[] {
  return [
    byStatus[subscription.displayStatus]?.(subscription, copy.notices, locale),
    subscription.provisional
      ? { tone: 'info' as const, ...copy.notices.provisional(formatDate(subscription.provisional.until, locale)) }
      : undefined,
    channelNotice(account, subscription, copy),
    account.parentId === account.userId ? undefined : { tone: 'info' as const, ...copy.notices.child },
  ].filter(notice => notice !== undefined);
}
