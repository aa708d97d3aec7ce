import * as v from 'valibot';
import { seconds } from './common.js';

/** What a code gives when it is redeemed (domain 1.9). */
export const redemptionEffect = v.variant('kind', [
  v.object({ kind: v.literal('days'), days: v.number() }),
  v.object({ kind: v.literal('credit'), amount: v.number(), currencyCode: v.string() }),
]);

export const redemptionPreview = v.object({ code: v.string(), effect: redemptionEffect, expiresAt: v.nullable(seconds) });
export type RedemptionPreview = v.InferOutput<typeof redemptionPreview>;
