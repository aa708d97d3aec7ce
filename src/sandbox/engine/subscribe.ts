import type { Subscribe } from '../../core/contract/schemas/account.js';
import type { Offer } from '../../core/contract/schemas/offers.js';
import { frequencyWords } from '../../core/plan-terms.js';
import { newId } from '../db/ids.js';
import { creditLedger, subscriptions } from '../db/schema/billing.js';
import { trialRedemptions } from '../db/schema/entitlements.js';
import { Refusal } from '../handler.js';
import type { EngineContext } from './context.js';
import { signingKey } from '../security/signing-key.js';
import { claimBundle } from './bundle.js';
import { record } from './history.js';
import { collect } from './invoice.js';
import { demand, type Member } from './member.js';
import { beginPeriod } from './period.js';
import { quoteFor, signed, wantedOffer } from './purchase.js';
import { quoteStillHolds } from './quote-token.js';
import type { Quoted } from './quote.js';
import { asPurchase, takeCode } from './redemption.js';
import { demandTerms } from './terms.js';
import { emailKey, lockTrial } from './trial-fraud.js';

/** Throws unless the person agreed to what would be charged now; the answer holds the quote they have to see. */
async function demandAgreement({ db, now }: EngineContext, userId: string, quote: Quoted, token: string | undefined): Promise<void> {
  // without a token the offer itself is the agreement, as long as nothing was taken from it
  const agreed = token === undefined ? quote.notices.length === 0 : quoteStillHolds(await signingKey(db, now), token, userId, quote, now);
  if (!agreed) throw new Refusal('quoteStale', 409, 'The price has changed. Please look at it again.', { quote: await signed({ db, now }, userId, quote) });
}

/** Remembers for good that billing was delayed for this person, card or machine. */
async function keepGrant({ db, now }: EngineContext, member: Member, subscriptionId: string, quote: Quoted, proof: { serialNumber?: string; receiptGuid?: string }): Promise<void> {
  if (!quote.delayBilling) return;
  await db.insert(trialRedemptions).values({
    id: newId('tri'), kind: quote.delayBilling.type, userId: member.user.id, subscriptionId, planId: quote.planId,
    emailKey: emailKey(member.user.email ?? member.user.id), fingerprint: member.paymentMethod?.fingerprint ?? null, createdAt: now, ...proof,
  });
}

const discountOf = (offer: Offer, quote: Quoted, now: number) => offer.discount && { ...offer.discount, startedAt: now, endsAt: quote.discount?.endsAt ?? null };

async function insertSubscription(context: EngineContext, member: Member, offer: Offer, quote: Quoted, input: Subscribe): Promise<string> {
  const { plan } = offer;
  const { currency } = plan.basePrice;
  const [added] = await context.db
    .insert(subscriptions)
    .values({
      id: newId('sub'), userId: member.user.id, planId: plan.id, offerId: offer.id,
      channelKind: plan.billingProvider.kind, channelName: plan.billingProvider.name,
      currencyCode: currency.code, currencyScale: currency.scale,
      ...beginPeriod(quote),
      discount: discountOf(offer, quote, context.now) ?? null,
      termsAcceptedAt: input.termsAcceptedAt ?? null,
      partnerId: input.partnerId ?? context.apiKey?.partnerId ?? offer.partnerId ?? null,
      createdAt: context.now,
    })
    // the partial index allows one living subscription per person, whatever else went wrong
    .onConflictDoNothing()
    .returning({ id: subscriptions.id });
  if (!added) throw new Refusal('alreadySubscribed', 409, 'There is a membership on this account already.');
  return added.id;
}

async function redeem(context: EngineContext, userId: string, quote: Quoted, code: string | undefined): Promise<void> {
  if (!code) return;
  const used = await asPurchase(takeCode(context, code, userId));
  if (used.effect.kind !== 'credit') return;
  const { code: currencyCode, scale: currencyScale } = quote.currency;
  await context.db.insert(creditLedger).values({ id: newId('cre'), userId, amount: used.effect.amount, currencyCode, currencyScale, reason: 'redemption', createdAt: context.now });
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
  const subscriptionId = await insertSubscription(context, member, offer, quote, input);
  await redeem(context, user.id, quote, input.redemptionCode);
  await keepGrant(context, member, subscriptionId, quote, proof);
  await collect(context, { userId: user.id, subscriptionId, reason: 'subscribe', quote, paymentMethod });
  await record(context, {
    userId: user.id, type: 'created', subscriptionId, amount: quote.dueToday, currencyCode: quote.currency.code,
    summary: `Membership started: ${offer.plan.name}, ${frequencyWords(offer.plan.frequencyDays).adverb}`,
    after: { planId: offer.plan.id, offerId: offer.id, status: beginPeriod(quote).status },
  });
}
