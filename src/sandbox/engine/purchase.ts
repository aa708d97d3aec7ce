import type { Offer, Plan } from '../../core/contract/schemas/offers.js';
import { Refusal } from '../handler.js';
import type { EngineContext } from './context.js';
import { signingKey } from '../security/signing-key.js';
import { findOffer, findPlan } from './catalogue.js';
import { decide } from './actions.js';
import { creditOf, type Member } from './member.js';
import { computeQuote, type Quoted } from './quote.js';
import { signQuote } from './quote-token.js';
import { asPurchase, findRedeemable } from './redemption.js';
import { trialUsed } from './trial-fraud.js';

/** What is bought: a plan, and the offer it is taken on. */
export interface Wanted {
  plan: Plan;
  offer?: Offer | undefined;
  redemptionCode?: string | undefined;
}

const unavailable = () => new Refusal('offerUnavailable', 409, 'This offer is not available any more.');

/** Spec s.5, s.8. */
const invalidOffer = () => new Refusal('invalidOffer', 422, 'Invalid Offer or Subscription');

const shelfOf = ({ db, now, host }: EngineContext) => ({ db, now, publishableKey: host.publishableKey });

/** Throws for a plan that nobody can be billed for. */
function demandProvider({ billingProvider }: Plan): void {
  if (!billingProvider.organizationCode) throw invalidOffer();
}

/** A plan offer that can be taken now. */
export async function wantedOffer(context: EngineContext, offerId: string): Promise<Offer> {
  const offer = await findOffer(shelfOf(context), offerId);
  if (offer?.kind !== 'plan') throw unavailable();
  demandProvider(offer.plan);
  return offer;
}

/** A plan, on the offer that was named or at its plain price. */
export async function wantedPlan(context: EngineContext, planId: string, offerId: string | undefined): Promise<Wanted> {
  const offer = offerId === undefined ? undefined : await wantedOffer(context, offerId);
  if (offer && offer.plan.id !== planId) throw unavailable();
  const plan = offer?.plan ?? (await findPlan(shelfOf(context), planId));
  if (!plan) throw unavailable();
  demandProvider(plan);
  return { plan, offer };
}

/** The quote for this person, by the code that also charges. */
export async function quoteFor(context: EngineContext, member: Member, { plan, offer, redemptionCode }: Wanted): Promise<Quoted> {
  const { db, now } = context;
  const code = redemptionCode ? await asPurchase(findRedeemable(context, redemptionCode)) : undefined;
  const { currency } = plan.basePrice;
  if (code?.effect.kind === 'credit' && code.effect.currencyCode !== currency.code) {
    throw new Refusal('redemptionCodeInvalid', 422, 'This code is for a membership in another currency.', { reason: 'currency' });
  }
  const standing = decide('subscribe', member.standing);
  return computeQuote({
    now, plan, offer,
    trialUsed: await trialUsed(db, { email: member.user.email ?? member.user.id, fingerprint: member.paymentMethod?.fingerprint ?? null }),
    credit: await creditOf(db, member.user.id, currency.code),
    redemption: code && { code: code.code, effect: code.effect },
    blockers: standing.ok ? [] : [standing.code],
  });
}

/** The quote as it travels: signed, and without what is the engine's own. */
export async function signed({ db, now }: Pick<EngineContext, 'db' | 'now'>, userId: string, { nextGross: _own, ...quote }: Quoted) {
  return { ...quote, quoteToken: signQuote(await signingKey(db, now), userId, quote) };
}
