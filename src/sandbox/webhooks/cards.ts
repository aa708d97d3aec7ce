import { and, eq, or } from 'drizzle-orm';
import type { ProviderSource } from '../../core/contract/schemas/webhooks.js';
import { paymentMethods } from '../billing/tables/invoices.js';
import { cardExpiring } from '../billing/provider-events/apply-event.js';
import type { Context } from '../http/handler.js';
import { hold, runAsProvider } from './apply.js';
import type { Effect, Stamp } from './events.js';
import { isStale } from './order.js';

/** Notifies the owner of a card that it expires; nobody needs a notice about a card that is no longer on file. */
export async function tellExpiring(context: Context, event: Stamp, { id }: ProviderSource): Promise<Effect> {
  const { db, host } = context;
  const theirs = and(or(eq(paymentMethods.providerId, id), eq(paymentMethods.id, id)), eq(paymentMethods.active, true));
  const [method] = await db.select().from(paymentMethods).where(theirs);
  if (!method) return { outcome: 'ignored' };
  const member = await hold(context, method.userId);
  if (member.subscription && (await isStale(db, member.subscription, event)))
    return { outcome: 'stale', subscriptionId: member.subscription.id };
  const { brand, last4, expMonth, expYear } = method;
  return runAsProvider(context, member, event, work =>
    cardExpiring(work, { card: { brand, last4, expMonth, expYear }, link: `${host.portalUrl}/payment` }),
  );
}
