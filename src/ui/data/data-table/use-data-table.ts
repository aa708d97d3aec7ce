import { constructTable, functionalUpdate, type RowData } from '@tanstack/table-core';
import { useMemo, useState } from 'react';
import { useLocale } from '../../language/language.js';
import { definitions, features, type TableColumn } from './columns.js';
import { filterRows, type TableFilter } from './filters.js';
import { useOwned } from './use-owned.js';

export interface TableSort {
  column: string;
  descending: boolean;
}

/** Counted from 0; `size` rows each. */
export interface TablePage {
  index: number;
  size: number;
}

export interface DataTableState<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** What identifies a row, wherever it is. */
  rowId: (row: Row) => string;
  /** The filters that are on. A row passes by their `matches`, unless the rows come from a server. */
  filters?: readonly TableFilter<Row>[] | undefined;
  /** The rows come sorted, filtered and one page at a time; the callbacks request changes. */
  server?: boolean | undefined;
  /** How many rows a server has on all pages. */
  total?: number | undefined;
  /** Whether it has more than `total`, and does not know how many: another page follows this one. */
  atLeast?: boolean | undefined;
  /** The order, the first column first. Without it the table keeps its own, beginning with `initialSort`. */
  sort?: readonly TableSort[] | undefined;
  initialSort?: readonly TableSort[] | undefined;
  onSortChange?: ((sort: readonly TableSort[]) => void) | undefined;
  /** The page. Without it the table keeps its own, of `pageSize` rows. */
  page?: TablePage | undefined;
  /** Rows on a page; without it all rows are on one. */
  pageSize?: number | undefined;
  onPageChange?: ((page: TablePage) => void) | undefined;
  /** Ids of the selected rows. Without it the table keeps its own. */
  selected?: readonly string[] | undefined;
  onSelectedChange?: ((selected: readonly string[]) => void) | undefined;
  /** Ids of the columns that are not shown. Without it the table keeps its own, beginning with `initialHidden`. */
  hidden?: readonly string[] | undefined;
  initialHidden?: readonly string[] | undefined;
  onHiddenChange?: ((hidden: readonly string[]) => void) | undefined;
}

const none: readonly never[] = [];

/** The library's table, given what the page and the table itself keep; every slice of its state is owned here, so React alone says when to draw. */
export function useDataTable<Row extends RowData>(props: DataTableState<Row>) {
  const { columns, rows, rowId, filters = none, server = false, atLeast = false, pageSize } = props;
  const locale = useLocale();
  const [sort, setSort] = useOwned(props.sort, props.initialSort ?? none, props.onSortChange);
  const [page, setPage] = useOwned(
    props.page,
    { index: 0, size: pageSize ?? Number.MAX_SAFE_INTEGER },
    props.onPageChange,
  );
  const [selected, setSelected] = useOwned(props.selected, none, props.onSelectedChange);
  const [hidden, setHidden] = useOwned(props.hidden, props.initialHidden ?? none, props.onHiddenChange);

  const data = useMemo(() => (server ? rows : filterRows(rows, filters)), [server, rows, filters]);
  const defined = useMemo(() => definitions(columns, locale), [columns, locale]);
  const found = server ? (props.total ?? rows.length) : data.length;
  const pages = Math.max(atLeast ? page.index + 2 : 1, Math.ceil(found / page.size));
  // Rows may have gone since the page was chosen.
  const index = Math.min(page.index, pages - 1);
  const pagination = { pageIndex: index, pageSize: page.size };
  const sorting = sort.map(({ column, descending }) => ({ id: column, desc: descending }));
  const rowSelection = Object.fromEntries(selected.map(id => [id, true as const]));
  const columnVisibility = Object.fromEntries(hidden.map(id => [id, false]));

  const options = {
    features,
    columns: defined,
    data,
    getRowId: rowId,
    manualSorting: server,
    manualPagination: server,
    rowCount: found,
    autoResetPageIndex: false,
    enableSubRowSelection: false,
    state: { sorting, pagination, rowSelection, columnVisibility },
    onSortingChange: (update: typeof sorting | ((old: typeof sorting) => typeof sorting)) => {
      setSort(functionalUpdate(update, sorting).map(({ id, desc }) => ({ column: id, descending: desc })));
      // in another order the page that was shown holds other rows: begin at the beginning
      if (index > 0) setPage({ ...page, index: 0 });
    },
    onRowSelectionChange: (update: Record<string, true> | ((old: Record<string, true>) => Record<string, true>)) =>
      setSelected(Object.keys(functionalUpdate(update, rowSelection))),
  };
  const [table] = useState(() => constructTable<typeof features, Row>(options));
  table.setOptions(old => ({ ...old, ...options }));

  return {
    table,
    sort,
    setSort: (next: readonly TableSort[]) =>
      options.onSortingChange(next.map(({ column, descending }) => ({ id: column, desc: descending }))),
    page: { index, size: page.size },
    pages,
    found,
    setPage,
    selected,
    setSelected,
    hidden,
    setHidden,
    /** Rows there are when nothing is filtered, as far as the page knows. */
    all: server ? found : rows.length,
  };
}
