import {
  columnVisibilityFeature,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
  type RowData,
} from '@tanstack/table-core';
import { storeReactivityBindings } from '@tanstack/table-core/store-reactivity-bindings';
import type { ReactNode } from 'react';

/** Only what our table does: a bundle holds no more of the library. */
export const features = tableFeatures({
  coreReactivityFeature: storeReactivityBindings(),
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  paginatedRowModel: createPaginatedRowModel(),
  sortedRowModel: createSortedRowModel(),
});

/** What a cell is sorted by. Dates go as unix seconds; nothing known comes last in either direction. */
export type CellValue = string | number | boolean | null | undefined;

export interface TableColumn<Row> {
  id: string;
  /** Its name in the header, in the column chooser and beside the value in a narrow place. */
  header: string;
  /** What the cell is sorted by, and what it shows without `cell`. */
  value: (row: Row) => CellValue;
  cell?: ((row: Row) => ReactNode) | undefined;
  /** Figures are aligned under one another, at the end of the cell. */
  numeric?: boolean | undefined;
  /** Its values stay on one line: dates, states. Figures do anyway. */
  nowrap?: boolean | undefined;
  /** Whether its header sorts; it does by default. */
  sortable?: boolean | undefined;
  /** Whether the column chooser may hide it; it may by default. */
  hideable?: boolean | undefined;
  /** Its least width in px. */
  minWidth?: number | undefined;
  /**
   * Left out where the table is too narrow for all of its columns, though too wide for cards (`foldsAt`), as long as nobody
   * has chosen the columns. What it says is in the name of the row, or another cell says it there.
   */
  wide?: boolean | undefined;
}

const collators = new Map<string, Intl.Collator>();

function collator(locale: string): Intl.Collator {
  const made = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  collators.set(locale, made);
  return made;
}

/** The order of two known values: numbers by size, anything else as the language sorts it, `Row 2` before `Row 10`. */
export function compareValues(one: unknown, other: unknown, locale: string): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return collator(locale).compare(String(one ?? ''), String(other ?? ''));
}

/** Our columns as the library takes them. */
export function definitions<Row extends RowData>(
  columns: readonly TableColumn<Row>[],
  locale: string,
): ColumnDef<typeof features, Row>[] {
  return columns.map(({ id, header, value, sortable = true, hideable = true }) => ({
    id,
    header,
    // the library knows undefined alone as "not known"
    accessorFn: row => value(row) ?? undefined,
    enableSorting: sortable,
    enableHiding: hideable,
    sortUndefined: 'last',
    sortDescFirst: false,
    sortFn: (one, other) => compareValues(one.getValue(id), other.getValue(id), locale),
  }));
}
