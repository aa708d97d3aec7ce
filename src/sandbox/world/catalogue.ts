import { offerDrafts } from '../catalogue/offer-drafts.js';
import { drafts } from '../drafts/tables.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Offer } from '../../core/contract/schemas/offers.js';
import type { Db } from '../db/db.js';
import { insertRows } from '../db/write-rows.js';
import * as table from '../catalogue/tables.js';
import { orders } from '../orders/tables.js';
import { countries } from './catalogue/countries.js';
import { addonPlans } from './catalogue/addons.js';
import { offers, type SeedOffer } from './catalogue/offers.js';
import { ordersAt } from './catalogue/orders.js';
import { campaignsAt, partners } from './catalogue/partners.js';
import { plans } from './catalogue/plans.js';

export { demoApiKeys } from './catalogue/keys.js';

/** A guid that is the same in every seed, so that links keep working. */
function guidOf(text: string): string {
  const hex = bytesToHex(sha256(utf8ToBytes(`echelon ${text}`)));
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const audienceOf = ({ audience, campaignId, partnerId }: SeedOffer): Offer['audience'] =>
  audience ?? (campaignId ? 'campaign' : partnerId ? 'partner' : 'public');

/** Writes countries, partners, campaigns, plans, offers and orders; `now` in unix seconds places the campaigns. */
export async function seedCatalogue(db: Db, now: number): Promise<void> {
  await insertRows(
    db,
    table.countries,
    countries.map(({ code, name, currency, regions }, position) => ({
      code,
      name,
      currencyCode: currency.code,
      currencyScale: currency.scale,
      regions,
      position,
    })),
  );
  await insertRows(db, table.partners, partners);
  await insertRows(db, table.campaigns, campaignsAt(now));
  await insertRows(
    db,
    table.plans,
    [...plans, ...addonPlans].map(
      (
        {
          id,
          name,
          benefits,
          texts,
          price,
          currency,
          frequencyDays,
          organizationCode,
          countryCode,
          features,
          visibility,
        },
        position,
      ) => ({
        id,
        name,
        texts,
        price,
        frequencyDays,
        organizationCode,
        countryCode,
        features,
        visibility,
        position,
        benefits: benefits.map(text => ({ text })),
        currencyCode: currency.code,
        currencyScale: currency.scale,
        providerName: 'Echelon',
        providerKind: 'card' as const,
      }),
    ),
  );
  const written = offers.map((offer, position) => ({
    kind: offer.kind ?? ('plan' as const),
    planId: offer.plan.id,
    delayBilling: offer.delayBilling ?? null,
    discount: offer.discount ?? null,
    partnerId: offer.partnerId ?? null,
    audience: audienceOf(offer),
    card: offer.card ?? null,
    texts: offer.texts ?? null,
    listed: offer.unlisted !== true,
    position,
  }));
  const all = offers.map((offer, index) => ({ offer, body: written[index] }));
  await insertRows(
    db,
    table.offers,
    all.flatMap(({ offer: { id, status, campaignId = null }, body }) =>
      body && status !== 'draft' ? [{ ...body, id, guid: guidOf(id), campaignId, status: 'published' as const }] : [],
    ),
  );
  await insertRows(
    db,
    drafts,
    all.flatMap(({ offer: { id, status, campaignId: campaign = null }, body }) =>
      body && status === 'draft'
        ? [
            {
              kind: offerDrafts.kind,
              id,
              body: { ...offerDrafts.blank, ...body, campaign },
              version: 1,
              savedAt: now,
            },
          ]
        : [],
    ),
  );
  await insertRows(db, orders, ordersAt(now));
}
