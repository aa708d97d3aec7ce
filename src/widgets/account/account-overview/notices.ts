import type { Account, Subscription } from '../../../core/contract/schemas/account.js';
import { copy } from './copy.js';
import { turningPoint } from './lines.js';

export interface Notice {
  tone: 'info' | 'warning' | 'critical';
  title: string;
  text: string;
  link?: { label: string; href: string };
}

const { notices } = copy;

const byStatus: Partial<Record<Subscription['displayStatus'], (subscription: Subscription, locale: string) => Notice>> = {
  past_due: () => ({ tone: 'critical', ...notices.pastDue }),
  pending: () => ({ tone: 'warning', ...notices.pending }),
  canceling: (subscription, locale) => ({ tone: 'warning', ...notices.canceling(turningPoint(subscription, locale)) }),
  pausing: (subscription, locale) => ({ tone: 'info', ...notices.pausing(turningPoint(subscription, locale)) }),
  paused: () => ({ tone: 'info', ...notices.paused }),
};

function channelNotice({ channel }: Account, { provisioned }: Subscription): Notice | undefined {
  if (!channel) return undefined;
  if (provisioned) return { tone: 'info', ...notices.provisioned(channel.name) };
  if (channel.kind === 'card') return undefined;
  return { tone: 'info', ...notices.elsewhere(channel.name), ...(channel.managementUrl && { link: { label: copy.manage(channel.name), href: channel.managementUrl } }) };
}

/** What a member should know before the figures, the most pressing first. */
export function noticesOf(account: Account, subscription: Subscription, locale: string): Notice[] {
  return [
    byStatus[subscription.displayStatus]?.(subscription, locale),
    channelNotice(account, subscription),
    account.parentId === account.userId ? undefined : { tone: 'info' as const, ...notices.child },
  ].filter(notice => notice !== undefined);
}
