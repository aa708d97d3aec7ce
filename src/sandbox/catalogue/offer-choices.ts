import { asc } from 'drizzle-orm';
import type { OfferChoices } from '../../core/contract/schemas/offers.js';
import type { Context } from '../http/handler.js';
import { allPlans, planShape } from './catalogue.js';
import { campaigns, partners } from './tables.js';

/** What an offer can be made of: plans that are sold, in every country, and all campaigns and partners. */
export async function offerChoices({
  db,
  host,
  locale,
}: Pick<Context, 'db' | 'host' | 'locale'>): Promise<OfferChoices> {
  const sold = (await allPlans(db)).filter(({ archived }) => !archived);
  return {
    plans: sold.map(row => planShape(row, { publishableKey: host.publishableKey, locale })),
    campaigns: await db.select({ id: campaigns.id, name: campaigns.name }).from(campaigns).orderBy(asc(campaigns.name)),
    partners: await db.select({ id: partners.id, name: partners.name }).from(partners).orderBy(asc(partners.name)),
  };
}
