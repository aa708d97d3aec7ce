import { Refusal } from '../../http/refusal.js';
import { signingKey } from '../../access/signing-key.js';
import type { EngineContext } from '../context.js';
import type { Member } from '../account/member.js';
import { signed } from './purchase.js';
import { quotedAtOf, quoteStillHolds } from './quote-token.js';
import type { Quoted } from './quote.js';

/** Makes the refusal of what would not be charged as agreed; it holds the quote that the person has to see. */
export const quoteStale = async (context: EngineContext, member: Member, quote: Quoted): Promise<Refusal> =>
  new Refusal('quoteStale', 'The price has changed. Please look at it again.', {
    quote: await signed(context, member, quote),
  });

/**
 * The moment that an agreed quote is computed from: what was shown is what is charged, although seconds
 * have passed. Without a token that is now. Refuses when another sum would be charged, and shows it.
 */
export async function agreedAt(
  context: EngineContext,
  member: Member,
  token: string | undefined,
  quoteAt: (at: number) => Promise<Quoted>,
): Promise<number> {
  const { db, now } = context;
  if (token === undefined) return now;
  const at = quotedAtOf(token, now);
  const begun = member.subscription?.currentPeriodStart ?? 0;
  const quote = at === undefined || at < begun ? undefined : await quoteAt(at);
  if (at !== undefined && quote && quoteStillHolds(await signingKey(db, now), token, member.user.id, quote, now))
    return at;
  throw await quoteStale(context, member, await quoteAt(now));
}
