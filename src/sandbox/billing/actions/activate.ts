import type { Activate } from '../../../core/contract/schemas/account.js';
import { cardNeeded } from '../cards/taking.js';
import { actAndCharge, workOn } from './act.js';
import type { EngineContext } from '../context.js';
import { demand, type Member } from '../account/member.js';
import { isBilled, needsCard } from '../account/next-dates.js';
import { quoteActivation } from '../quote/quote-activation.js';
import { agreedAt } from '../quote/take-quote.js';
import { activate as begin, confirm } from '../transitions/begin.js';

/**
 * Starts a subscription that waits: its first period begins now and is charged, a trial that it was created with
 * included. Its creator decided on that trial, so it is not refused here; the terms were part of creating it, and a new
 * agreement to them is only written down. One whose first payment waits for the bank is tried again: it was agreed to
 * before.
 */
export async function activate(
  context: EngineContext,
  member: Member,
  { quoteToken, termsAcceptedAt }: Activate,
): Promise<void> {
  await demand('activate', member, context.db);
  const { subscription, paymentMethod } = member;
  if (subscription?.status === 'pending') return actAndCharge(context, member, confirm);
  const at = await agreedAt(context, member, quoteToken, when => quoteActivation(context, member, when));
  const quote = await quoteActivation(context, member, at);
  const billed = subscription && isBilled(subscription);
  if (billed && !paymentMethod && (quote.needsCard || needsCard(await workOn(context, member))))
    throw cardNeeded(context.host);
  await actAndCharge(context, member, work => begin(work, quote, termsAcceptedAt), { at });
}
