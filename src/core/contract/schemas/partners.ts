import * as v from 'valibot';
import { invoiceStatus } from './purchase-history.js';
import { subscriptionStatus } from './account.js';
import { currency, minorUnits, pageOf, seconds } from './common.js';

export const partnerKind = v.picklist(['retailer', 'gym']);

export const partner = v.object({ id: v.string(), name: v.string(), kind: partnerKind });

export const partnerList = pageOf(partner);
export type PartnerList = v.InferOutput<typeof partnerList>;

/** A person who came by a partner, without what the partner does not need to know. */
export const partnerUser = v.object({
  id: v.string(),
  /** Masked: `m***@example.com`. Null for people without an address. */
  email: v.nullable(v.string()),
  countryCode: v.string(),
  joinedAt: seconds,
  /** Of the living membership; null without one. */
  membership: v.nullable(subscriptionStatus),
});

export const partnerUserList = pageOf(partnerUser);
export type PartnerUserList = v.InferOutput<typeof partnerUserList>;

/** An invoice of a partner's member. */
export const partnerPurchase = v.object({
  id: v.string(),
  at: seconds,
  total: minorUnits,
  currency,
  status: invoiceStatus,
});

export const partnerPurchaseList = pageOf(partnerPurchase);
export type PartnerPurchaseList = v.InferOutput<typeof partnerPurchaseList>;
