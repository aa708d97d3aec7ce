import type { FilterChip } from '../filter-chips/filter-chips.js';

export interface TableFilter<Row> extends FilterChip {
  /** Whether a row passes. Not asked where the rows come filtered already. */
  matches?: ((row: Row) => boolean) | undefined;
}

/**
 * The rows that pass: filters on one field widen each other (Active or Paused), filters on different fields narrow
 * (Active and in Belgium).
 */
export function filterRows<Row>(rows: readonly Row[], filters: readonly TableFilter<Row>[]): readonly Row[] {
  const byField = new Map<string, ((row: Row) => boolean)[]>();
  for (const { field, matches } of filters) if (matches) byField.set(field, [...(byField.get(field) ?? []), matches]);
  if (byField.size === 0) return rows;
  const fields = [...byField.values()];
  return rows.filter(row => fields.every(tests => tests.some(passes => passes(row))));
}
