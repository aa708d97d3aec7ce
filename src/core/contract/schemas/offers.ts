import * as v from 'valibot';
import { draftFilters, draftLine, draftRecord, seenVersion } from './drafts.js';
import { priceTerms } from './prices.js';
import { listing } from './query.js';
import { countryCode, currency, id, minorUnits, pageOf, seconds, text, requiredLine } from './common.js';

export const audience = v.picklist(['public', 'campaign', 'partner', 'customerService']);

export const offerKind = v.picklist(['plan', 'addon']);

/** What an offer gives before it is billed. */
export const delayType = v.picklist(['trial', 'bundle']);
export type DelayType = v.InferOutput<typeof delayType>;

/** The one filter of the public catalogue. */
export const offerFilter = v.object({ countryCode: v.optional(countryCode) });
export type OfferFilter = v.InferOutput<typeof offerFilter>;

/** Which partner sent a visitor to one of our own pages; a partner's page has that partner's key. */
export const offerVisit = v.object({ partnerId: v.optional(id) });
export type OfferVisit = v.InferOutput<typeof offerVisit>;

export const planFeatures = v.object({ maxFamilyMembers: v.number(), liveClasses: v.boolean(), devices: v.number() });
export type PlanFeatures = v.InferOutput<typeof planFeatures>;

export const channelKind = v.picklist(['card', 'appStore', 'playStore', 'provisioned', 'partner']);
export type ChannelKind = v.InferOutput<typeof channelKind>;

export const billingProvider = v.object({
  /** Missing means the plan cannot be bought: 'Invalid Offer or Subscription' (spec s.5). */
  organizationCode: v.optional(v.string()),
  name: v.string(),
  kind: channelKind,
  /** The card provider's public key; `pk_sandbox_…` is the sandbox's own. */
  publishableKey: v.optional(v.string()),
});

/** Days: 30, 365 or 730 (spec s.9). */
export const plan = v.object({
  id: v.string(),
  name: v.string(),
  benefits: v.array(v.object({ text: v.string() })),
  basePrice: v.object({ value: minorUnits, currency }),
  frequencyDays: v.picklist([30, 365, 730]),
  billingProvider,
  country: v.object({ code: v.string(), currency: v.object({ code: v.string() }) }),
  features: planFeatures,
});
export type Plan = v.InferOutput<typeof plan>;

export const discount = v.object({
  name: v.string(),
  duration: v.variant('type', [
    v.object({ type: v.literal('forever') }),
    v.object({ type: v.literal('once') }),
    v.object({ type: v.literal('other'), months: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  ]),
  amount: v.optional(minorUnits),
  percent: v.optional(v.number()),
  currency,
});
export type Discount = v.InferOutput<typeof discount>;

/** How marketing wants the card to look; every part may be missing (spec s.2, pricing card). */
export const offerCard = v.object({
  banner: v.optional(v.object({ text: text(60), tone: v.picklist(['accent', 'ink', 'success', 'info']) })),
  savings: v.optional(text(40)),
  subtitle: v.optional(text(120)),
  priceSubtext: v.optional(text(160)),
  footer: v.optional(text(160)),
  emphasized: v.optional(v.boolean()),
});

/** What an offer says in another language than English; what is left out is said in English. */
const offerWords = v.partial(
  v.object({
    banner: text(60),
    savings: text(40),
    subtitle: text(120),
    priceSubtext: text(160),
    footer: text(160),
    discount: text(80),
  }),
);
export type OfferWords = v.InferOutput<typeof offerWords>;

/** By language, `fr`, and for one country alone, `fr-CA`. */
export const offerTexts = v.record(
  v.pipe(v.string(), v.regex(/^[a-z]{2,3}(?:-[A-Z]{2})?$/, 'Must be a language, like fr or fr-CA.')),
  offerWords,
);
export type OfferTexts = v.InferOutput<typeof offerTexts>;

export const offer = v.object({
  id: v.string(),
  guid: v.string(),
  kind: offerKind,
  plan,
  delayBilling: v.optional(v.object({ days: v.pipe(v.number(), v.integer(), v.minValue(1)), type: delayType })),
  discount: v.optional(discount),
  /** What its bills will be (`offerPrices`, held against the engine): no page derives a price from the terms. */
  prices: priceTerms,
  campaign: v.optional(v.string()),
  partnerId: v.optional(v.string()),
  audience: audience,
  card: v.optional(offerCard),
});
export type Offer = v.InferOutput<typeof offer>;

export const offerList = pageOf(offer);
export type OfferList = v.InferOutput<typeof offerList>;

export const planList = pageOf(plan);
export type PlanList = v.InferOutput<typeof planList>;

const percent = v.pipe(v.number(), v.minValue(1, 'Must be 1 or more.'), v.maxValue(100, 'Must be 100 or less.'));
/** A discount as it is written, not as it is read: an amount in minor units, or a percentage of 1 to 100. */
export const newDiscount = v.pipe(
  v.object({
    ...discount.entries,
    name: requiredLine(80),
    amount: v.optional(v.pipe(minorUnits, v.minValue(1, 'Must be 1 or more.'))),
    percent: v.optional(percent),
  }),
  v.forward(
    v.check(
      cut => (cut.amount === undefined) !== (cut.percent === undefined),
      'Give an amount or a percentage, not both.',
    ),
    ['amount'],
  ),
);
const days = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3660));

/** A discount half written. */
const draftDiscount = v.partial(
  v.object({
    ...discount.entries,
    duration: v.variant('type', [
      v.object({ type: v.picklist(['forever', 'once']) }),
      v.object({ type: v.literal('other'), months: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))) }),
    ]),
  }),
);

/** What there is to write of an offer; null is not given. Instants are unix seconds; `position` orders a list, best first. */
const offerParts = {
  kind: offerKind,
  planId: v.nullable(id),
  audience: v.nullable(audience),
  delayBilling: v.nullable(v.object({ days: v.nullable(days), type: delayType })),
  discount: v.nullable(draftDiscount),
  campaign: v.nullable(id),
  partnerId: v.nullable(id),
  card: v.nullable(offerCard),
  texts: v.nullable(offerTexts),
  /** Whether lists show it; an offer that they do not show is found by its id alone. */
  listed: v.boolean(),
  startsAt: v.nullable(seconds),
  endsAt: v.nullable(seconds),
  /** Null: at the end of its list. */
  position: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))),
};

/** An offer as it is written: any part may be missing until it is published. */
export const offerDraft = v.object(offerParts);
export type OfferDraft = v.InferOutput<typeof offerDraft>;

/** What it has to be by then. */
export const wholeOffer = v.object({
  ...offerParts,
  planId: v.pipe(v.nullable(id), v.nonNullish(id, 'Choose a plan.')),
  audience: audience,
  delayBilling: v.nullable(v.object({ days, type: delayType })),
  discount: v.nullable(newDiscount),
});

/** A new one; what is left out is not given. */
export const newOffer = v.partial(offerDraft);
export type NewOffer = v.InferOutput<typeof newOffer>;

/** Only what was touched; `null` takes a part away. `version` is the one that was looked at. */
export const offerPatch = v.object({ ...newOffer.entries, version: seenVersion });
export type OfferPatch = v.InferOutput<typeof offerPatch>;

export const offerRecord = draftRecord(offerDraft);
export type OfferRecord = v.InferOutput<typeof offerRecord>;

/** What an offer can be made of, for those who write one: plans on sale, campaigns and partners, by name. */
export const offerChoices = v.object({
  plans: v.array(plan),
  campaigns: v.array(v.object({ id: v.string(), name: v.string() })),
  partners: v.array(v.object({ id: v.string(), name: v.string() })),
});
export type OfferChoices = v.InferOutput<typeof offerChoices>;

/** One line of the list of those who write offers: of the draft where there is one. */
export const offerLine = draftLine({
  kind: offerKind,
  plan: v.nullable(v.object({ id: v.string(), name: v.string() })),
  countryCode: v.nullable(v.string()),
  audience: v.nullable(audience),
  campaign: v.nullable(v.string()),
  partnerId: v.nullable(v.string()),
  subtitle: v.nullable(v.string()),
  listed: v.boolean(),
  startsAt: v.nullable(seconds),
  endsAt: v.nullable(seconds),
  position: v.nullable(v.number()),
});

/** `q` is a part of its id, its plan's name or the card's subtitle. */
export const offerQuery = listing({
  filters: {
    ...draftFilters,
    audience: v.optional(audience),
    countryCode: v.optional(countryCode),
    campaign: v.optional(id),
  },
  sorts: ['savedAt', 'position', 'plan', 'startsAt', 'endsAt'],
});
export type OfferQuery = v.InferOutput<typeof offerQuery>;

export const offerLines = pageOf(offerLine);
export type OfferLines = v.InferOutput<typeof offerLines>;
