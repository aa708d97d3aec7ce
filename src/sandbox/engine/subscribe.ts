import type { Subscribe } from '../../core/contract/schemas/account.js';
import { and, eq, isNull } from 'drizzle-orm';
import { newId } from '../db/ids.js';
import { trialRedemptions } from '../db/schema/entitlements.js';
import { subscriptions } from '../db/schema/memberships.js';
import { Refusal } from '../handler.js';
import type { EngineContext } from './context.js';
import { signingKey } from '../security/signing-key.js';
import { claimBundle } from './bundle.js';
import { actAndCharge } from './act.js';
import { demand, type Member } from './member.js';
import { quoteFor, signed, wantedOffer } from './purchase.js';
import { quoteStillHolds } from './quote-token.js';
import type { Quoted } from './quote.js';
import { asPurchase, takeCode } from './redemption.js';
import { demandTerms } from './terms.js';
import { subscribe as begin } from './transitions/begin.js';
import { emailKey, lockTrial } from './trial-fraud.js';

/** Throws unless the person agreed to what would be charged now; the answer holds the quote they have to see. */
async function demandAgreement({ db, now }: EngineContext, userId: string, quote: Quoted, token: string | undefined): Promise<void> {
  // without a token the offer itself is the agreement, as long as nothing was taken from it
  const agreed = token === undefined ? quote.notices.length === 0 : quoteStillHolds(await signingKey(db, now), token, userId, quote, now);
  if (!agreed) throw new Refusal('quoteStale', 409, 'The price has changed. Please look at it again.', { quote: await signed({ db, now }, userId, quote) });
}

/** Remembers for good that billing was delayed for this person, card or machine. */
async function keepGrant({ db, now }: EngineContext, member: Member, quote: Quoted, proof: { serialNumber?: string; receiptGuid?: string }): Promise<void> {
  if (!quote.delayBilling) return;
  const [living] = await db.select({ id: subscriptions.id }).from(subscriptions).where(and(eq(subscriptions.userId, member.user.id), isNull(subscriptions.endedAt)));
  await db.insert(trialRedemptions).values({
    id: newId('tri'), kind: quote.delayBilling.type, userId: member.user.id, subscriptionId: living?.id ?? '', planId: quote.planId,
    emailKey: emailKey(member.user.email ?? member.user.id), fingerprint: member.paymentMethod?.fingerprint ?? null, createdAt: now, ...proof,
  });
}

/** Uses the code up; the account credit that it gives, minor units. */
async function spendCode(context: EngineContext, userId: string, code: string | undefined): Promise<number> {
  if (!code) return 0;
  const { effect } = await asPurchase(takeCode(context, code, userId));
  return effect.kind === 'credit' ? effect.amount : 0;
}

/** Starts a subscription and charges what was quoted. Everything happens in the request's transaction, or nothing does. */
export async function subscribe(context: EngineContext, member: Member, input: Subscribe): Promise<void> {
  await demand('subscribe', member, context.db);
  demandTerms(input.termsAcceptedAt, context.now);
  const offer = await wantedOffer(context, input.offerId);
  const { paymentMethod, user } = member;
  if (!paymentMethod) throw new Refusal('paymentMethodRequired', 409, 'A payment method is needed first.');
  if (offer.delayBilling?.type === 'trial') await lockTrial(context.db, { email: user.email ?? user.id, fingerprint: paymentMethod.fingerprint });
  const quote = await quoteFor(context, member, { plan: offer.plan, offer, redemptionCode: input.redemptionCode });
  await demandAgreement(context, user.id, quote, input.quoteToken);

  const proof = quote.delayBilling?.type === 'bundle' ? await claimBundle(context.db, user.id, input, context.now) : {};
  const creditFromCode = await spendCode(context, user.id, input.redemptionCode);
  await actAndCharge(
    context, member,
    (work) => begin(work, {
      offer, quote, creditFromCode,
      termsAcceptedAt: input.termsAcceptedAt ?? null,
      partnerId: input.partnerId ?? context.apiKey?.partnerId ?? offer.partnerId ?? null,
    }),
    { waits: true },
  );
  await keepGrant(context, member, quote, proof);
}
