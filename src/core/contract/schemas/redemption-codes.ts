import * as v from 'valibot';
import { id, seconds } from './common.js';
import { discount } from './offers.js';

/** What a code gives when it is redeemed (domain 1.9). */
export const redemptionEffect = v.variant('kind', [
  v.object({ kind: v.literal('days'), days: v.number(), planId: v.optional(id) }),
  v.object({ kind: v.literal('credit'), amount: v.number(), currencyCode: v.string() }),
  v.object({ kind: v.literal('discount'), discount }),
  v.object({ kind: v.literal('offer'), offerId: id }),
]);

export const redemptionPreview = v.object({ code: v.string(), effect: redemptionEffect, expiresAt: v.nullable(seconds) });
export type RedemptionPreview = v.InferOutput<typeof redemptionPreview>;
