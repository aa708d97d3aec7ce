import { eq } from 'drizzle-orm';
import type { RedemptionEffect } from '../../core/contract/schemas/redemption-codes.js';
import type { Db } from '../db/db.js';
import { countries } from '../catalogue/tables.js';
import { findOffer, findPlan } from '../catalogue/catalogue.js';
import { byCode } from '../catalogue/offered.js';
import type { Context } from '../http/handler.js';
import { invalid } from '../http/refusal.js';

async function isUsed(db: Db, currencyCode: string): Promise<boolean> {
  const [country] = await db
    .select({ code: countries.code })
    .from(countries)
    .where(eq(countries.currencyCode, currencyCode))
    .limit(1);
  return country !== undefined;
}

/** Throws unless what the code would give exists: a code is printed once and must not turn out to be worth nothing. */
export async function demandEffect(context: Context, effect: RedemptionEffect): Promise<void> {
  const { db } = context;
  const anybody = { ...byCode(context, null), early: true };
  if (effect.kind === 'days' && effect.planId !== undefined && !(await findPlan(anybody, effect.planId))) {
    throw invalid([{ path: 'effect.planId', message: 'There is no such plan.' }]);
  }
  if (effect.kind === 'offer' && !(await findOffer(anybody, 'plan', effect.offerId)))
    throw invalid([{ path: 'effect.offerId', message: 'There is no such published offer of a plan.' }]);
  if (effect.kind === 'credit' && !(await isUsed(db, effect.currencyCode)))
    throw invalid([{ path: 'effect.currencyCode', message: 'We sell nothing in this currency.' }]);
  if (effect.kind === 'discount' && !(await isUsed(db, effect.discount.currency.code)))
    throw invalid([{ path: 'effect.discount.currency.code', message: 'We sell nothing in this currency.' }]);
}
