import { and, eq } from 'drizzle-orm';
import type { RedemptionEffect } from '../../core/contract/schemas/redemption-codes.js';
import type { Db } from '../db/db.js';
import { countries, offers, plans } from '../db/schema/catalogue.js';
import { invalid } from '../http/envelope.js';

async function isSold(db: Db, planId: string): Promise<boolean> {
  const [plan] = await db.select({ id: plans.id }).from(plans).where(and(eq(plans.id, planId), eq(plans.archived, false)));
  return plan !== undefined;
}

async function isOffered(db: Db, offerId: string): Promise<boolean> {
  const [offer] = await db.select({ id: offers.id }).from(offers).where(and(eq(offers.id, offerId), eq(offers.kind, 'plan'), eq(offers.status, 'published')));
  return offer !== undefined;
}

async function isUsed(db: Db, currencyCode: string): Promise<boolean> {
  const [country] = await db.select({ code: countries.code }).from(countries).where(eq(countries.currencyCode, currencyCode)).limit(1);
  return country !== undefined;
}

/** Throws unless what the code would give exists: a code is printed once and must not turn out to be worth nothing. */
export async function demandEffect(db: Db, effect: RedemptionEffect): Promise<void> {
  if (effect.kind === 'days' && effect.planId !== undefined && !(await isSold(db, effect.planId))) {
    throw invalid([{ path: 'effect.planId', message: 'There is no such plan.' }]);
  }
  if (effect.kind === 'offer' && !(await isOffered(db, effect.offerId))) throw invalid([{ path: 'effect.offerId', message: 'There is no such published offer of a plan.' }]);
  if (effect.kind === 'credit' && !(await isUsed(db, effect.currencyCode))) throw invalid([{ path: 'effect.currencyCode', message: 'We sell nothing in this currency.' }]);
  if (effect.kind === 'discount' && !(await isUsed(db, effect.discount.currency.code))) throw invalid([{ path: 'effect.discount.currency.code', message: 'We sell nothing in this currency.' }]);
}
