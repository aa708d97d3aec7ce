import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Offer, Plan } from '../../core/contract/schemas/offers.js';
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

export type OfferList = { audience: 'public' } | { audience: 'campaign'; id: string } | { audience: 'partner'; id: string };

/** The offers of one list in one country, best first; those that cannot be taken now are not among them. */
export async function offersOf(shelf: Shelf, list: OfferList, countryCode: string): Promise<Offer[]> {
  const inList =
    list.audience === 'public' ? eq(offers.audience, 'public')
    : list.audience === 'campaign' ? eq(offers.campaignId, list.id)
    : eq(offers.partnerId, list.id);
  const rows = await joined(shelf)
    .where(and(onSale(shelf.now), inList, eq(offers.listed, true), eq(plans.countryCode, countryCode)))
    .orderBy(asc(offers.position));
  return rows.map(({ offer, plan }) => offerShape(offer, plan, shelf.publishableKey));
}

/** One offer that can be taken now, by id or guid; unlisted ones too, because a deep link names them. */
export async function findOffer(shelf: Shelf, idOrGuid: string): Promise<Offer | undefined> {
  const [row] = await joined(shelf).where(and(onSale(shelf.now), or(eq(offers.id, idOrGuid), eq(offers.guid, idOrGuid))));
  return row && offerShape(row.offer, row.plan, shelf.publishableKey);
}

/** The delay that an offer gave, on sale today or not: who was promised it keeps it. */
export async function delayOf(db: Db, offerId: string): Promise<Offer['delayBilling']> {
  const [row] = await db.select({ delayBilling: offers.delayBilling }).from(offers).where(eq(offers.id, offerId));
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
