import { defaultCurrency, type Currency } from '../../../../core/money.js';
import type { CommercialOrder, NewOrderLine, OrderLine } from '../../../../core/contract/schemas/commercial/orders.js';
import { keyOf, type Catalog, type Orderable, type Writing } from './screen.js';

/** What can be ordered, and what a draft holds that is not offered anymore. */
export function rowsOf(catalog: Catalog, order: CommercialOrder | undefined): readonly Orderable[] {
  const offered = typeof catalog === 'string' ? [] : catalog;
  const known = new Set(offered.map(keyOf));
  const held = order?.lines.filter(line => !known.has(keyOf(line))) ?? [];
  return [...offered, ...held.map(line => ({ ...line, currency: order?.currency ?? defaultCurrency }))];
}

/** The lines that the quantities make, and what they come to in minor units. */
export function drafted(
  rows: readonly Orderable[],
  quantities: Writing['quantities'],
): { lines: readonly OrderLine[]; total: number; currency: Currency } {
  const lines = rows.flatMap(({ kind, modelId, name, unitPrice }) => {
    const quantity = quantities[keyOf({ kind, modelId })] ?? 0;
    return quantity > 0 ? [{ kind, modelId, name, unitPrice, quantity }] : [];
  });
  return {
    lines,
    total: lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0),
    currency: rows[0]?.currency ?? defaultCurrency,
  };
}

/** Lines as they are sent: their price is the server's to say. */
export const ordered = (lines: readonly OrderLine[]): NewOrderLine[] =>
  lines.map(({ kind, modelId, quantity }) => ({ kind, modelId, quantity }));

const sorted = (lines: readonly NewOrderLine[]): string =>
  lines
    .map(({ kind, modelId, quantity }) => `${kind} ${modelId} ${quantity}`)
    .toSorted()
    .join();

/** Whether an order is just what was sent, and no further on its way: then its answer was lost, and nobody else has changed it. */
export const isAsSent = (
  { lines, notes, status }: Pick<CommercialOrder, 'lines' | 'notes' | 'status'>,
  sent: { lines: readonly NewOrderLine[]; notes: string },
): boolean =>
  (status === 'draft' || status === 'submitted') &&
  (notes ?? '') === sent.notes &&
  sorted(ordered(lines)) === sorted(sent.lines);
