import { eq } from 'drizzle-orm';
import { newId } from '../db/ids.js';
import { creditLedger } from '../billing/tables/invoices.js';
import { countries } from '../catalogue/tables.js';
import { record } from '../billing/account/history.js';
import type { Context } from '../http/handler.js';
import type { CodeRow } from './states.js';

/** Takes back the credit that these codes gave. What was spent of it is owed and joins the next invoice. */
export async function revokeCredit(context: Context, rows: readonly CodeRow[], reason: string): Promise<void> {
  const { db, now } = context;
  for (const { effect, redeemedBy: userId } of rows) {
    if (effect.kind !== 'credit' || userId === null) continue;
    const { currencyCode } = effect;
    const [country] = await db.select().from(countries).where(eq(countries.currencyCode, currencyCode)).limit(1);
    const amount = -effect.amount;
    await db.insert(creditLedger).values({
      id: newId('cre'),
      userId,
      amount,
      currencyCode,
      currencyScale: country?.currencyScale ?? 100,
      reason: 'redemptionRevoked',
      createdAt: now,
    });
    await record(context, {
      userId,
      type: 'credited',
      summary: `Credit of a redemption code taken back: ${reason}`,
      amount,
      currencyCode,
    });
  }
}
