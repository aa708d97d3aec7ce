import { liveStatus } from '../../core/contract/schemas/drafts.js';
import { partnerKind } from '../../core/contract/schemas/partners.js';
import {
  audience,
  channelKind,
  type Discount,
  type Offer,
  type OfferTexts,
  offerKind,
  type Plan,
} from '../../core/contract/schemas/offers.js';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Country } from '../../core/contract/schemas/countries.js';
import { instant } from '../db/columns.js';
import type { PlanWords, TextsBy } from './texts.js';

/** Countries that memberships are sold in; a currency belongs to a country. */
export const countries = pgTable('countries', {
  code: text().primaryKey(),
  name: text().notNull(),
  currencyCode: text().notNull(),
  /** Minor units in one unit. */
  currencyScale: integer().notNull(),
  regions: jsonb().$type<Country['regions']>().notNull(),
  position: integer().notNull(),
});

export const partners = pgTable('partners', {
  id: text().primaryKey(),
  name: text().notNull(),
  kind: text({ enum: partnerKind.options }).notNull(),
});

/** A campaign's offers are open from `startsAt` until just before `endsAt`. */
export const campaigns = pgTable('campaigns', {
  id: text().primaryKey(),
  name: text().notNull(),
  startsAt: instant(),
  endsAt: instant(),
});

export const plans = pgTable(
  'plans',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    benefits: jsonb().$type<Plan['benefits']>().notNull(),
    /** In other languages than English; null: in none. */
    texts: jsonb().$type<TextsBy<PlanWords>>(),
    /** Minor units per period. */
    price: integer().notNull(),
    currencyCode: text().notNull(),
    currencyScale: integer().notNull(),
    frequencyDays: integer().$type<Plan['frequencyDays']>().notNull(),
    /** Null: the plan cannot be bought (spec s.5). */
    organizationCode: text(),
    providerName: text().notNull(),
    providerKind: text({ enum: channelKind.options }).notNull(),
    countryCode: text().notNull(),
    features: jsonb().$type<Plan['features']>().notNull(),
    visibility: text({ enum: ['public', 'unlisted', 'staff'] }).notNull(),
    archived: boolean().notNull().default(false),
    position: integer().notNull(),
    version: integer().notNull().default(1),
  },
  table => [index('plans_country').on(table.countryCode)],
);

export const offers = pgTable(
  'offers',
  {
    id: text().primaryKey(),
    guid: text().notNull().unique(),
    kind: text({ enum: offerKind.options }).notNull().default('plan'),
    planId: text()
      .notNull()
      .references(() => plans.id),
    delayBilling: jsonb().$type<NonNullable<Offer['delayBilling']>>(),
    discount: jsonb().$type<Discount>(),
    campaignId: text().references(() => campaigns.id),
    partnerId: text().references(() => partners.id),
    audience: text({ enum: audience.options }).notNull(),
    card: jsonb().$type<NonNullable<Offer['card']>>(),
    /** In other languages than English; null: in none. */
    texts: jsonb().$type<OfferTexts>(),
    status: text({ enum: liveStatus.options }).notNull(),
    /** Whether lists show it; an offer that they do not show is found by its id alone. */
    listed: boolean().notNull().default(true),
    startsAt: instant(),
    endsAt: instant(),
    /** Best first. */
    position: integer().notNull(),
    version: integer().notNull().default(1),
  },
  table => [
    index('offers_plan').on(table.planId),
    index('offers_campaign').on(table.campaignId),
    index('offers_partner').on(table.partnerId),
  ],
);
