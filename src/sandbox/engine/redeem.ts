import { eq } from 'drizzle-orm';
import type { Redeemed } from '../../core/contract/schemas/redemption-codes.js';
import { newId } from '../db/ids.js';
import { creditLedger } from '../db/schema/billing.js';
import { countries } from '../db/schema/catalogue.js';
import { Refusal } from '../handler.js';
import type { EngineContext } from './context.js';
import { record } from './history.js';
import { demand, loadMember } from './member.js';
import { demandRedeemer } from './redemption-blocks.js';
import { formatCode } from './redemption-code.js';
import { findRedeemable, takeCode } from './redemption.js';

/** Redeems a code for this person, in the request's transaction: used up and in effect, or neither. */
export async function redeemFor(context: EngineContext, userId: string, typed: string): Promise<Redeemed> {
  const { db, now } = context;
  const found = await findRedeemable(context, typed, userId);
  await demandRedeemer(context, userId);
  await demand('redeem', await loadMember(context, userId), db);
  if (found.effect.kind !== 'credit') throw new Refusal('useSubscribe', 409, 'This code is redeemed together with a membership. Please choose one first.');

  const { code, effect } = await takeCode(context, typed, userId);
  if (effect.kind !== 'credit') throw new Error(`The effect of code ${found.id} changed while it was redeemed.`);
  const { amount, currencyCode } = effect;
  const [country] = await db.select().from(countries).where(eq(countries.currencyCode, currencyCode)).limit(1);
  await db.insert(creditLedger).values({ id: newId('cre'), userId, amount, currencyCode, currencyScale: country?.currencyScale ?? 100, reason: 'redemption', createdAt: now });
  await record(context, { userId, type: 'redeemed', summary: 'Code redeemed for account credit', amount, currencyCode });
  return { code: formatCode(code), effect, summary: { kind: 'credit', amount } };
}
