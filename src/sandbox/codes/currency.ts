import { Refusal } from '../http/refusal.js';
import type { RedemptionEffect } from './tables.js';

/** The currency that a code is of; days and offers have none of their own. */
function currencyIn(effect: RedemptionEffect): string | undefined {
  if (effect.kind === 'credit') return effect.currencyCode;
  return effect.kind === 'discount' ? effect.discount.currency.code : undefined;
}

/** Throws for a code of another currency than what it is meant for; before it is used up, and before it is shown as good. */
export function demandCurrency(effect: RedemptionEffect, wanted: string | undefined): void {
  const own = currencyIn(effect);
  if (own === undefined || wanted === undefined || own === wanted) return;
  throw new Refusal('redemptionCodeInvalid', 'This code is for a membership in another currency.', {
    reason: 'currency',
  });
}
