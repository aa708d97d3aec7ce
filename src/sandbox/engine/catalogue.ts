import { and, asc, eq, gt, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Offer, Plan, StaffOffer } from '../../core/contract/schemas/offers.js';
import type { Db } from '../db/db.js';
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

/** Whether a row with a beginning and an end counts now; the end is the first moment that does not. */
const running = (table: typeof offers | typeof campaigns, now: number) =>
  and(or(isNull(table.startsAt), lte(table.startsAt, now)), or(isNull(table.endsAt), gt(table.endsAt, now)));

const onSale = (now: number) =>
  and(
    eq(offers.status, 'published'), eq(plans.archived, false), running(offers, now),
    or(isNull(offers.campaignId), running(campaigns, now)),
  );

const joined = ({ db }: Shelf) =>
  db.select({ offer: offers, plan: plans }).from(offers).innerJoin(plans, eq(plans.id, offers.planId)).leftJoin(campaigns, eq(campaigns.id, offers.campaignId));

/** Which offers: of one audience, and of one campaign or partner when it is named. */
interface OfferList {
  audience: Offer['audience'];
  id?: string;
}

/** What stands in a list of this kind. An offer of a campaign is known by the campaign, whomever else it is for. */
function inList({ audience, id }: OfferList) {
  const { campaignId, partnerId } = offers;
  if (audience === 'campaign') return id === undefined ? isNotNull(campaignId) : eq(campaignId, id);
  if (audience === 'partner') return id === undefined ? isNotNull(partnerId) : eq(partnerId, id);
  return eq(offers.audience, audience);
}

/** The offers of one list in one country, best first; those that cannot be taken now are not among them. */
export async function offersOf(shelf: Shelf, list: OfferList, countryCode: string): Promise<Offer[]> {
  const rows = await joined(shelf)
    .where(and(onSale(shelf.now), eq(offers.kind, 'plan'), inList(list), eq(offers.listed, true), eq(plans.countryCode, countryCode)))
    .orderBy(asc(offers.position));
  return rows.map(({ offer, plan }) => offerShape(offer, plan, shelf.publishableKey));
}

/** The add-ons for a membership on this plan: billed with it, so of its country, currency and period. */
export async function addonOffersFor(shelf: Shelf, plan: Plan): Promise<Offer[]> {
  const fits = and(
    eq(plans.countryCode, plan.country.code), eq(plans.currencyCode, plan.basePrice.currency.code), eq(plans.frequencyDays, plan.frequencyDays), ne(plans.id, plan.id),
  );
  const rows = await joined(shelf).where(and(onSale(shelf.now), eq(offers.kind, 'addon'), eq(offers.listed, true), fits)).orderBy(asc(offers.position));
  return rows.map(({ offer, plan: added }) => offerShape(offer, added, shelf.publishableKey));
}

/** The offer whose months come with equipment in this country, whoever sold it: the one for everybody first. */
export async function bundleOffer(shelf: Shelf, countryCode: string): Promise<Offer | undefined> {
  const rows = await joined(shelf)
    .where(and(onSale(shelf.now), eq(offers.kind, 'plan'), eq(plans.countryCode, countryCode), sql`${offers.delayBilling} ->> 'type' = 'bundle'`))
    .orderBy(sql`${offers.partnerId} is not null`, asc(offers.position))
    .limit(1);
  return rows.map(({ offer, plan }) => offerShape(offer, plan))[0];
}

/** Any offer as those who write it see it, draft or not. */
export async function staffOffer(shelf: Shelf, id: string): Promise<StaffOffer | undefined> {
  const [row] = await joined(shelf).where(eq(offers.id, id));
  if (!row) return undefined;
  const { status, listed, startsAt, endsAt, position, version } = row.offer;
  return { ...offerShape(row.offer, row.plan, shelf.publishableKey), status, listed, startsAt, endsAt, position, version };
}

/** One offer that can be taken now, by id or guid; unlisted ones too, because a deep link names them. */
export async function findOffer(shelf: Shelf, idOrGuid: string): Promise<Offer | undefined> {
  const [row] = await joined(shelf).where(and(onSale(shelf.now), or(eq(offers.id, idOrGuid), eq(offers.guid, idOrGuid))));
  return row && offerShape(row.offer, row.plan, shelf.publishableKey);
}

/** The delay that an offer gave for its plan, on sale today or not: who was promised it keeps it, and takes it to no other plan. */
export async function delayOf(db: Db, { offerId, planId }: { offerId: string; planId: string }): Promise<Offer['delayBilling']> {
  const [row] = await db.select({ delayBilling: offers.delayBilling }).from(offers).where(and(eq(offers.id, offerId), eq(offers.planId, planId)));
  return row?.delayBilling ?? undefined;
}

/** Any plan, sold today or not: memberships outlive the sale of their plan. */
export async function findPlan({ db, publishableKey }: Pick<Shelf, 'db' | 'publishableKey'>, id: string): Promise<Plan | undefined> {
  const [row] = await db.select().from(plans).where(eq(plans.id, id));
  return row && planShape(row, publishableKey);
}

/** The plans that are sold to everyone in one country. */
export async function publicPlans({ db, publishableKey }: Shelf, countryCode: string): Promise<Plan[]> {
  const rows = await db
    .select()
    .from(plans)
    .where(and(eq(plans.visibility, 'public'), eq(plans.archived, false), eq(plans.countryCode, countryCode)))
    .orderBy(asc(plans.position));
  return rows.map((row) => planShape(row, publishableKey));
}
