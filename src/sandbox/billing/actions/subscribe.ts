import type { Subscribe } from '../../../core/contract/schemas/account.js';
import type { HeldCode } from '../tables/memberships.js';
import type { EngineContext } from '../context.js';
import { signingKey } from '../../access/signing-key.js';
import { claimBundle, proofFirst } from '../../equipment/bundle.js';
import { actAndCharge } from './act.js';
import { demand, type Member } from '../account/member.js';
import { namedPartner } from '../../catalogue/places.js';
import { quoteFor, wantedOffer } from '../quote/purchase.js';
import { quoteStillHolds } from '../quote/quote-token.js';
import { quoteStale } from '../quote/take-quote.js';
import type { Quoted } from '../quote/quote.js';
import { asPurchase, takeCode } from '../../codes/redemption.js';
import { demandTerms } from '../quote/terms.js';
import { subscribe as begin } from '../transitions/begin.js';
import { cardNeeded } from '../cards/taking.js';
import { applicantOf, lockTrial, proofFailed } from '../cards/trial-fraud.js';

/** Throws unless the person agreed to what would be charged now; the answer holds the quote they have to see. */
async function demandAgreement(
  context: EngineContext,
  member: Member,
  quote: Quoted,
  token: string | undefined,
): Promise<void> {
  const { db, now } = context;
  // without a token the offer itself is the agreement, as long as nothing was taken from it
  const agreed =
    token === undefined
      ? quote.notices.length === 0
      : quoteStillHolds(await signingKey(db, now), token, member.user.id, quote, now);
  if (!agreed) throw await quoteStale(context, member, quote);
}

/** Uses the code up. */
async function spendCode(
  context: EngineContext,
  userId: string,
  typed: string | undefined,
): Promise<HeldCode | undefined> {
  if (!typed) return undefined;
  const { code, effect } = await asPurchase(takeCode(context, typed, userId));
  return { code, credit: effect.kind === 'credit' ? effect.amount : 0 };
}

/** Starts a subscription and charges what was quoted. Everything happens in the request's transaction, or nothing does. */
export async function subscribe(context: EngineContext, member: Member, input: Subscribe): Promise<void> {
  await demand('subscribe', member, context.db);
  demandTerms(input.termsAcceptedAt, context.now);
  const offer = await wantedOffer(context, member, input.offerId, input.partnerId);
  const { paymentMethod, user } = member;
  if (offer.delayBilling) await lockTrial(context.db, applicantOf(member));
  const receiptGuid = input.serialNumber ? undefined : input.receiptGuid;
  const quote = await quoteFor(context, member, {
    plan: offer.plan,
    offer,
    redemptionCode: input.redemptionCode,
    receiptGuid,
  });
  if (quote.needsCard && !paymentMethod) throw cardNeeded(context.host);
  await demandAgreement(context, member, quote, input.quoteToken);

  const proof = quote.delayBilling?.type === 'bundle' ? await claimBundle(context.db, user.id, input, context.now) : {};
  if (quote.provisional && (await proofFailed(context.db, applicantOf(member)))) throw proofFirst();
  const code = await spendCode(context, user.id, input.redemptionCode);
  const partnerId = (await namedPartner(context, input.partnerId)) ?? offer.partnerId ?? user.partnerId;
  await actAndCharge(
    context,
    member,
    work =>
      begin(work, {
        offer,
        quote,
        code,
        proof,
        termsAcceptedAt: input.termsAcceptedAt ?? null,
        partnerId,
      }),
    { waits: true },
  );
}
