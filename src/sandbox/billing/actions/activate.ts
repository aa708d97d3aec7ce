import type { Activate } from '../../../core/contract/schemas/account.js';
import { cardNeeded } from '../cards/taking.js';
import { actAndCharge, workOn } from './act.js';
import type { EngineContext } from '../context.js';
import { demand, type Member } from '../account/member.js';
import { isBilled, needsCard } from '../account/next-dates.js';
import { quoteActivation } from '../quote/quote-activation.js';
import { agreedAt, quoteStale } from '../quote/take-quote.js';
import { applicantOf, lockTrial } from '../cards/trial-fraud.js';
import { activate as begin, confirm } from '../transitions/begin.js';

/**
 * Starts a subscription that waits: its first period begins now and is charged, with the trial that it was created with
 * unless this person or this card had one; then the sum has to be seen first. The terms were part of creating it, and a
 * new agreement to them is only written down. One whose first payment waits for the bank is tried again: it was agreed
 * to before.
 */
export async function activate(
  context: EngineContext,
  member: Member,
  { quoteToken, termsAcceptedAt }: Activate,
): Promise<void> {
  await demand('activate', member, context.db);
  const { subscription, paymentMethod } = member;
  if (subscription?.status === 'pending') return actAndCharge(context, member, confirm);
  await lockTrial(context.db, applicantOf(member));
  const at = await agreedAt(context, member, quoteToken, when => quoteActivation(context, member, when));
  const quote = await quoteActivation(context, member, at);
  // without a token the membership as it was made ready is the agreement, as long as nothing was taken from it
  if (quoteToken === undefined && quote.notices.length > 0) throw await quoteStale(context, member, quote);
  const billed = subscription && isBilled(subscription);
  if (billed && !paymentMethod && (quote.needsCard || needsCard(await workOn(context, member))))
    throw cardNeeded(context.host);
  await actAndCharge(context, member, work => begin(work, quote, termsAcceptedAt), { at });
}
