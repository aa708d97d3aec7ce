import { asc, eq } from 'drizzle-orm';
import type { Offer, Plan, StaffOffer } from '../../core/contract/schemas/offers.js';
import type { Db } from '../db/db.js';
import { remembered } from '../db/handles.js';
import { campaigns, offers, plans } from '../db/schema/catalogue.js';

type PlanRow = typeof plans.$inferSelect;
type OfferRow = typeof offers.$inferSelect;

/** Where offers are read: the database, the moment, and a real card provider's key when there is one. */
export interface Shelf {
  db: Db;
  /** Unix seconds. */
  now: number;
  publishableKey?: string | undefined;
}

/** The sandbox's card provider has one public key per organisation. */
const sandboxKey = (organizationCode: string): string => `pk_sandbox_${organizationCode.replaceAll('-', '_')}`;

export function planShape(row: PlanRow, publishableKey?: string): Plan {
  const { organizationCode, providerName, providerKind, currencyCode, currencyScale } = row;
  return {
    id: row.id, name: row.name, benefits: row.benefits,
    basePrice: { value: row.price, currency: { code: currencyCode, scale: currencyScale } },
    frequencyDays: row.frequencyDays,
    billingProvider: {
      name: providerName, kind: providerKind,
      ...(organizationCode !== null && { organizationCode, publishableKey: publishableKey ?? sandboxKey(organizationCode) }),
    },
    country: { code: row.countryCode, currency: { code: currencyCode } },
    features: row.features,
  };
}

function offerShape(row: OfferRow, plan: PlanRow, publishableKey?: string): Offer {
  return {
    id: row.id, guid: row.guid, kind: row.kind, audience: row.audience,
    plan: planShape(plan, publishableKey),
    ...(row.delayBilling && { delayBilling: row.delayBilling }),
    ...(row.discount && { discount: row.discount }),
    ...(row.campaignId !== null && { campaign: row.campaignId }),
    ...(row.partnerId !== null && { partnerId: row.partnerId }),
    ...(row.card && { card: row.card }),
  };
}

/** An offer with its plan and, where it belongs to one, its campaign. */
interface Row {
  offer: OfferRow;
  plan: PlanRow;
  campaign: typeof campaigns.$inferSelect | null;
}

const joined = (db: Db): Promise<Row[]> =>
  db.select({ offer: offers, plan: plans, campaign: campaigns }).from(offers).innerJoin(plans, eq(plans.id, offers.planId)).leftJoin(campaigns, eq(campaigns.id, offers.campaignId)).orderBy(asc(offers.position));

/** Every offer, best first, whatever its state. */
const allOffers = remembered(joined);

/** Every plan, best first, those included that are sold no more. */
export const allPlans = remembered((db): Promise<PlanRow[]> => db.select().from(plans).orderBy(asc(plans.position)));

/** Whether a row with a beginning and an end counts now; the end is the first moment that does not. */
const running = ({ startsAt, endsAt }: { startsAt: number | null; endsAt: number | null }, now: number): boolean =>
  (startsAt === null || startsAt <= now) && (endsAt === null || endsAt > now);

const onSale = ({ offer, plan, campaign }: Row, now: number): boolean =>
  offer.status === 'published' && !plan.archived && running(offer, now) && (offer.campaignId === null || (campaign !== null && running(campaign, now)));

/** The offers that can be taken now. */
const offersOnSale = async ({ db, now }: Shelf): Promise<Row[]> => (await allOffers(db)).filter((row) => onSale(row, now));

/** Which offers: of one audience, and of one campaign or partner when it is named. */
interface OfferList {
  audience: Offer['audience'];
  id?: string;
}

/** What stands in a list of this kind. An offer of a campaign is known by the campaign, whomever else it is for. */
function inList({ audience, campaignId, partnerId }: OfferRow, list: OfferList): boolean {
  if (list.audience === 'campaign') return list.id === undefined ? campaignId !== null : campaignId === list.id;
  if (list.audience === 'partner') return list.id === undefined ? partnerId !== null : partnerId === list.id;
  return audience === list.audience;
}

/** The offers of one list in one country, best first; those that cannot be taken now are not among them. */
export async function offersOf(shelf: Shelf, list: OfferList, countryCode: string): Promise<Offer[]> {
  return (await offersOnSale(shelf))
    .filter(({ offer, plan }) => offer.kind === 'plan' && inList(offer, list) && offer.listed && plan.countryCode === countryCode)
    .map(({ offer, plan }) => offerShape(offer, plan, shelf.publishableKey));
}

/** The add-ons for a membership on this plan: billed with it, so of its country, currency and period. */
export async function addonOffersFor(shelf: Shelf, plan: Plan): Promise<Offer[]> {
  const fits = ({ id, countryCode, currencyCode, frequencyDays }: PlanRow) =>
    countryCode === plan.country.code && currencyCode === plan.basePrice.currency.code && frequencyDays === plan.frequencyDays && id !== plan.id;
  return (await offersOnSale(shelf))
    .filter(({ offer, plan: added }) => offer.kind === 'addon' && offer.listed && fits(added))
    .map(({ offer, plan: added }) => offerShape(offer, added, shelf.publishableKey));
}

/** The offer whose months come with equipment in this country, whoever sold it: the one for everybody first. */
export async function bundleOffer(shelf: Shelf, countryCode: string): Promise<Offer | undefined> {
  const bundles = (await offersOnSale(shelf)).filter(({ offer, plan }) => offer.kind === 'plan' && plan.countryCode === countryCode && offer.delayBilling?.type === 'bundle');
  const row = bundles.find(({ offer }) => offer.partnerId === null) ?? bundles[0];
  return row && offerShape(row.offer, row.plan);
}

/** Any offer as those who write it see it, draft or not, and as it was written just now. */
export async function staffOffer(shelf: Shelf, id: string): Promise<StaffOffer | undefined> {
  const row = (await joined(shelf.db)).find(({ offer }) => offer.id === id);
  if (!row) return undefined;
  const { status, listed, startsAt, endsAt, position, version } = row.offer;
  return { ...offerShape(row.offer, row.plan, shelf.publishableKey), status, listed, startsAt, endsAt, position, version };
}

/** One offer that can be taken now, by id or guid; unlisted ones too, because a deep link names them. */
export async function findOffer(shelf: Shelf, idOrGuid: string): Promise<Offer | undefined> {
  const row = (await offersOnSale(shelf)).find(({ offer }) => offer.id === idOrGuid || offer.guid === idOrGuid);
  return row && offerShape(row.offer, row.plan, shelf.publishableKey);
}

/** The delay that an offer gave for its plan, on sale today or not: who was promised it keeps it, and takes it to no other plan. */
export async function delayOf(db: Db, { offerId, planId }: { offerId: string; planId: string }): Promise<Offer['delayBilling']> {
  const row = (await allOffers(db)).find(({ offer }) => offer.id === offerId && offer.planId === planId);
  return row?.offer.delayBilling ?? undefined;
}

/** Any plan, sold today or not: memberships outlive the sale of their plan. */
export async function findPlan({ db, publishableKey }: Pick<Shelf, 'db' | 'publishableKey'>, id: string): Promise<Plan | undefined> {
  const row = (await allPlans(db)).find((plan) => plan.id === id);
  return row && planShape(row, publishableKey);
}

/** The plans that are sold to everyone in one country. */
export async function publicPlans({ db, publishableKey }: Shelf, countryCode: string): Promise<Plan[]> {
  const rows = await allPlans(db);
  return rows.filter((row) => row.visibility === 'public' && !row.archived && row.countryCode === countryCode).map((row) => planShape(row, publishableKey));
}
