import { asc, eq } from 'drizzle-orm';
import type { Offer, Plan } from '../../core/contract/schemas/offers.js';
import { priced } from '../../core/offer-prices.js';
import type { Db } from '../db/db.js';
import { remembered } from '../db/handles.js';
import { campaigns, offers, plans } from './tables.js';
import { cardIn, textsIn } from './texts.js';
import { isOffered, isSold, type OfferWithPlan, type Situation } from './offered.js';

type PlanRow = typeof plans.$inferSelect;
type OfferRow = typeof offers.$inferSelect;

/** The sandbox's card provider has one public key per organisation. */
const sandboxKey = (organizationCode: string): string => `pk_sandbox_${organizationCode.replaceAll('-', '_')}`;

/** To whom something is shown: in their language, and with the key of their card provider. */
type Shown = Pick<Situation, 'publishableKey' | 'locale'>;

export function planShape(row: PlanRow, { publishableKey, locale }: Shown = {}): Plan {
  const { organizationCode, providerName, providerKind, currencyCode, currencyScale } = row;
  const { name = row.name, benefits } = textsIn(row.texts, locale);
  return {
    id: row.id,
    name,
    benefits: benefits?.map(text => ({ text })) ?? row.benefits,
    basePrice: { value: row.price, currency: { code: currencyCode, scale: currencyScale } },
    frequencyDays: row.frequencyDays,
    billingProvider: {
      name: providerName,
      kind: providerKind,
      ...(organizationCode !== null && {
        organizationCode,
        // none where no card is taken
        ...(publishableKey !== null && { publishableKey: publishableKey ?? sandboxKey(organizationCode) }),
      }),
    },
    country: { code: row.countryCode, currency: { code: currencyCode } },
    features: row.features,
  };
}

export function offerShape(row: OfferRow, plan: PlanRow, shown: Shown = {}): Offer {
  const words = textsIn(row.texts, shown.locale);
  return priced({
    id: row.id,
    guid: row.guid,
    kind: row.kind,
    audience: row.audience,
    plan: planShape(plan, shown),
    ...(row.delayBilling && { delayBilling: row.delayBilling }),
    ...(row.discount && { discount: { ...row.discount, name: words.discount ?? row.discount.name } }),
    ...(row.campaignId !== null && { campaign: row.campaignId }),
    ...(row.partnerId !== null && { partnerId: row.partnerId }),
    ...(row.card && { card: cardIn(row.card, words) }),
  });
}

const joined = (db: Db): Promise<OfferWithPlan[]> =>
  db
    .select({ offer: offers, plan: plans, campaign: campaigns })
    .from(offers)
    .innerJoin(plans, eq(plans.id, offers.planId))
    .leftJoin(campaigns, eq(campaigns.id, offers.campaignId))
    .orderBy(asc(offers.position));

/** Every offer, best first, in every state. */
export const allOffers = remembered('offers', joined);

/** Every plan, best first, those included that are sold no more. */
export const allPlans = remembered('plans', (db): Promise<PlanRow[]> =>
  db.select().from(plans).orderBy(asc(plans.position)),
);

/** The offers of a kind that a person can take, best first. */
const offered = async (situation: Situation, kind: Offer['kind']): Promise<OfferWithPlan[]> =>
  (await allOffers(situation.db)).filter(row => isOffered(situation, kind, row));

/** The plans that a person can be on, best first. */
async function sold(situation: Situation): Promise<PlanRow[]> {
  const all = await allOffers(situation.db);
  return (await allPlans(situation.db)).filter(plan => isSold(situation, plan, all));
}

/** Which offers: of one audience, and of one campaign or partner when it is named. */
export interface OfferList {
  audience: Offer['audience'];
  id?: string;
}

/** The offers in a list of this kind. An offer of a campaign is known by the campaign, even if it is for others too. */
export function inList({ audience, campaignId, partnerId }: OfferRow, list: OfferList): boolean {
  if (list.audience === 'campaign') return list.id === undefined ? campaignId !== null : campaignId === list.id;
  if (list.audience === 'partner') return list.id === undefined ? partnerId !== null : partnerId === list.id;
  return audience === list.audience;
}

/** The add-ons for a membership on this plan: billed with it, so of its country, currency and period. */
export async function addonOffersFor(situation: Situation, plan: Plan): Promise<Offer[]> {
  const fits = ({ id, currencyCode, frequencyDays }: PlanRow) =>
    currencyCode === plan.basePrice.currency.code && frequencyDays === plan.frequencyDays && id !== plan.id;
  return (await offered({ ...situation, countryCode: plan.country.code }, 'addon'))
    .filter(({ offer, plan: added }) => offer.listed && fits(added))
    .map(({ offer, plan: added }) => offerShape(offer, added, situation));
}

/** The offer whose months come with equipment, from any seller: the one for everybody first. */
export async function bundleOffer(situation: Situation): Promise<Offer | undefined> {
  const bundles = (await offered(situation, 'plan')).filter(({ offer }) => offer.delayBilling?.type === 'bundle');
  const row = bundles.find(({ offer }) => offer.partnerId === null) ?? bundles[0];
  return row && offerShape(row.offer, row.plan);
}

/** One offer that a person can take, by id or guid. */
export async function findOffer(
  situation: Situation,
  kind: Offer['kind'],
  idOrGuid: string,
): Promise<Offer | undefined> {
  const row = (await allOffers(situation.db)).find(
    one => (one.offer.id === idOrGuid || one.offer.guid === idOrGuid) && isOffered(situation, kind, one),
  );
  return row && offerShape(row.offer, row.plan, situation);
}

/** The delay that an offer gave for its plan, on sale today or not: who was promised it keeps it, and takes it to no other plan. */
export async function delayOf(
  db: Db,
  { offerId, planId }: { offerId: string; planId: string },
): Promise<Offer['delayBilling']> {
  const row = (await allOffers(db)).find(({ offer }) => offer.id === offerId && offer.planId === planId);
  return row?.offer.delayBilling ?? undefined;
}

/** One plan that a person can be on. */
export async function findPlan(situation: Situation, id: string): Promise<Plan | undefined> {
  const row = (await allPlans(situation.db)).find(plan => plan.id === id);
  return row && isSold(situation, row, await allOffers(situation.db)) ? planShape(row, situation) : undefined;
}

/** The plans of a list, best first. */
export async function publicPlans(situation: Situation): Promise<Plan[]> {
  return (await sold(situation))
    .filter(({ visibility }) => visibility === 'public')
    .map(row => planShape(row, situation));
}
