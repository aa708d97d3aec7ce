import { newId } from '../db/ids.js';
import { creditLedger, invoiceLines, invoices, payments } from '../db/schema/billing.js';
import { Refusal } from '../handler.js';
import type { EngineContext } from './context.js';
import { chargeCard } from './card-provider.js';
import type { PaymentMethodRow } from './member.js';
import type { Quoted } from './quote.js';

interface Charge {
  userId: string;
  subscriptionId: string;
  reason: (typeof invoices.$inferInsert)['reason'];
  quote: Quoted;
  paymentMethod: PaymentMethodRow | undefined;
}

/**
 * Takes what the quote says: an invoice with its lines, account credit used or owed, and a payment when
 * money moves. A quote that asks for nothing leaves no invoice. Throws the card provider's refusal.
 */
export async function collect({ db, now }: Pick<EngineContext, 'db' | 'now'>, { userId, subscriptionId, reason, quote, paymentMethod }: Charge): Promise<void> {
  const { dueToday, total, creditApplied, subtotal, items } = quote;
  if (subtotal === 0) return;
  const currency = { currencyCode: quote.currency.code, currencyScale: quote.currency.scale };
  const invoiceId = newId('inv');
  await db.insert(invoices).values({
    id: invoiceId, userId, subscriptionId, reason, total, ...currency,
    status: 'paid', dueAt: now, paidAt: now, attempts: dueToday > 0 ? 1 : 0, createdAt: now,
  });
  await db.insert(invoiceLines).values(
    items.map(({ type, description, amount, period }, position) => ({
      id: newId('lin'), invoiceId, position, type, description, amount, periodStart: period?.start ?? null, periodEnd: period?.end ?? null,
    })),
  );
  const moved = [
    { amount: -creditApplied, reason: 'invoice' },
    { amount: dueToday - total, reason: 'carriedOver' },
  ].filter(({ amount }) => amount !== 0);
  if (moved.length > 0) await db.insert(creditLedger).values(moved.map((movement) => ({ id: newId('cre'), userId, invoiceId, createdAt: now, ...currency, ...movement })));

  if (dueToday === 0) return;
  if (!paymentMethod) throw new Refusal('paymentMethodRequired', 409, 'A payment method is needed first.');
  await chargeCard({ db, now }, paymentMethod);
  await db.insert(payments).values({ id: newId('pmt'), userId, invoiceId, paymentMethodId: paymentMethod.id, amount: dueToday, ...currency, createdAt: now });
}
