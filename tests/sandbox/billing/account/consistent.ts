import { expect } from 'vitest';
import { isLive } from '../../../../src/sandbox/billing/account/statuses.js';
import type { Rows } from './people.js';

const sum = (items: readonly { amount: number }[]): number => items.reduce((total, { amount }) => total + amount, 0);

/** Books that add up, after any parallel writes: one membership that lives, every invoice paid once or not at all. */
export function expectConsistent({ subscriptions, invoices, payments, lines, credit, addons }: Rows): void {
  const alive = subscriptions.filter(({ status }) => isLive(status));
  expect(alive.length).toBeLessThanOrEqual(1);
  for (const { status, endedAt, dueAt } of subscriptions)
    if (!isLive(status)) expect([endedAt === null, dueAt]).toEqual([false, null]);
  for (const { id, status, total, amountDue, creditApplied, subscriptionId } of invoices) {
    expect(sum(lines.filter(({ invoiceId }) => invoiceId === id)), `lines of ${id}`).toBe(total);
    const taken = sum(payments.filter(({ invoiceId }) => invoiceId === id));
    expect(taken, `payments of ${id}`).toBe(status === 'paid' ? amountDue : 0);
    const moved = 0 - sum(credit.filter(({ invoiceId, reason }) => invoiceId === id && reason !== 'carriedOver'));
    expect(moved, `credit of ${id}`).toBe(status === 'void' ? 0 : creditApplied);
    if (status === 'open')
      expect(alive.map(({ id: living, status: now }) => [living, now === 'past_due' || now === 'pending'])).toEqual([
        [subscriptionId, true],
      ]);
  }
  for (const { subscriptionId, endedAt } of addons)
    if (endedAt === null) expect(alive.map(({ id }) => id)).toContain(subscriptionId);
}
