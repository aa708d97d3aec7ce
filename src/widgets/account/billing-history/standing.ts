import type { Invoice } from '../../../core/contract/schemas/purchase-history.js';

/** The state of an invoice, as its payer sees it. */
export type Standing = 'paid' | 'due' | 'failed' | 'refunded' | 'partlyRefunded' | 'void' | 'uncollectible';

function ofPaid({ reason, amountPaid, amountRefunded }: Invoice): Standing {
  if (reason === 'refund') return 'refunded';
  if (amountRefunded <= 0) return 'paid';
  return amountRefunded < amountPaid ? 'partlyRefunded' : 'refunded';
}

/** Open is one word for two things: a charge that failed is tried again on a day, one that waits for the bank is not. */
export function standingOf(invoice: Invoice): Standing {
  const { status, nextAttemptAt } = invoice;
  if (status === 'paid') return ofPaid(invoice);
  if (status === 'void' || status === 'uncollectible') return status;
  return nextAttemptAt === null ? 'due' : 'failed';
}
