import type { RowData } from '@tanstack/table-core';
import { useId, useRef, type ReactNode } from 'react';
import { Button } from '../../actions/button/button.js';
import { formatNumber } from '../../../core/numbers.js';
import { EmptyState } from '../../feedback/empty-state/empty-state.js';
import { FilterChips } from '../filter-chips/filter-chips.js';
import { error as errorIcon, filter as filterIcon, list as listIcon } from '../../icon/shapes.js';
import { useLocale, useWords } from '../../language/language.js';
import { Said } from '../../feedback/said/said.js';
import { unseen } from '../../style/unseen.css.js';
import { BodyRow, type BodyRowProps } from './body-row.js';
import { BulkBar } from './bulk-bar.js';
import { CardControls } from './card-controls.js';
import { ColumnChooser } from './column-chooser.js';
import {
  body,
  caption as captionClass,
  frame,
  head,
  notice,
  scroller,
  sheet,
  tableClass,
  top,
} from './data-table.css.js';
import { HeaderRow } from './header-row.js';
import { roles } from './roles.js';
import { TableFoot, type TablePaging } from './table-foot.js';
import { useDataTable, type DataTableState } from './use-data-table.js';
import { useScrollable } from '../chart/use-scrollable.js';
import { WaitingRows } from './waiting-rows.js';
import { dataTableWords } from './words.js';

export interface DataTableProps<Row extends RowData>
  extends DataTableState<Row>, Partial<Pick<BodyRowProps<Row>, 'rowName' | 'rowHref' | 'onRowOpen' | 'rowActions'>> {
  /** What the table holds; its name for everyone. */
  caption: string;
  /** Leaves the caption to screen readers, where a title above says the same. */
  captionHidden?: boolean | undefined;
  /** `loading` keeps rows that are there and shows their shape where there are none. */
  status?: 'ready' | 'loading' | 'error' | undefined;
  onRetry?: (() => void) | undefined;
  /** In the place of the rows when there are none at all. */
  empty?: ReactNode;
  onFilterRemove?: ((id: string) => void) | undefined;
  onFiltersClear?: (() => void) | undefined;
  /** The control that adds a filter. */
  filterControl?: ReactNode;
  /** Beside the caption: a search field, an export button. */
  toolbar?: ReactNode;
  /** In the place of `toolbar`, with the filters in it; they have a line below it otherwise. */
  renderToolbar?: ((filterBar: ReactNode) => ReactNode) | undefined;
  /** Shows a box to select each row by. */
  selectable?: boolean | undefined;
  /** What can be done with the selected rows: buttons. */
  bulkActions?: ((selected: readonly string[]) => ReactNode) | undefined;
  /** Lets columns be hidden. */
  columnChooser?: boolean | undefined;
  /** What turns pages, in the place of two plain buttons. */
  footer?: ((paging: TablePaging) => ReactNode) | undefined;
  /** `compact` has rows of 32 px, for staff. */
  density?: 'comfortable' | 'compact' | undefined;
  /** In a place under 560 px each row becomes a list of its values (`cards`), or the table scrolls in a box of its own (`scroll`), which is better for comparing figures. */
  narrow?: 'cards' | 'scroll' | undefined;
  /** In cards, offers the order that a header row would; false where the page does. */
  sortsCards?: boolean | undefined;
  /** The rows scroll under their header when they are higher than this, in px. */
  maxHeight?: number | undefined;
}

/** Rows of one kind: sorted, filtered, paged, selected, in as many columns as there is room for. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const {
    caption,
    captionHidden = false,
    columns,
    rows,
    filters = [],
    status = 'ready',
    onRetry,
    empty,
    onFilterRemove,
    onFiltersClear,
    filterControl,
    toolbar,
    renderToolbar,
    selectable = false,
    bulkActions,
    columnChooser = false,
    footer,
    density = 'comfortable',
    narrow = 'cards',
    sortsCards = true,
    maxHeight,
    rowName,
    rowHref,
    onRowOpen,
    rowActions,
    server = false,
    atLeast = false,
  } = props;
  const words = useWords(dataTableWords);
  const locale = useLocale();
  const captionId = useId();
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useScrollable(box);
  const { table, sort, setSort, page, pages, found, setPage, selected, setSelected, hidden, setHidden, all } =
    useDataTable(props);

  const shown = columns.filter(column => !hidden.includes(column.id));
  const drawn = table.getRowModel().rows;
  const waits = status === 'loading' && rows.length === 0;
  const failed = status === 'error';
  const none = !waits && !failed && drawn.length === 0;
  const count = (value: number) => formatNumber(value, locale);
  const counted = count(found) + (atLeast ? '+' : '');
  const everything =
    !server && found > selected.length && table.getIsAllPageRowsSelected()
      ? { count: found, select: () => setSelected(table.getPrePaginatedRowModel().rows.map(row => row.id)) }
      : undefined;
  const filterBar = (filterControl || filters.length > 0) && (
    <FilterChips filters={filters} onRemove={id => onFilterRemove?.(id)} onClear={onFiltersClear} add={filterControl} />
  );
  const said = [
    filters.length > 0 && !server ? words.rowsOf(count(found), all, count(all)) : words.rows(found, counted),
    ...sort.map(({ column, descending }) =>
      words.sortedBy(columns.find(({ id }) => id === column)?.header ?? column, descending),
    ),
  ].join(', ');

  return (
    <div
      className={frame}
      part="data-table"
      data-density={density}
      data-narrow={narrow}
      data-folds={hidden.length === 0 ? '' : undefined}
    >
      <div className={top}>
        <p className={captionHidden ? unseen : captionClass} id={captionId} part="table-caption">
          {caption}
        </p>
        {renderToolbar?.(filterBar) ?? toolbar}
        {columnChooser && <ColumnChooser columns={columns} hidden={hidden} onChange={setHidden} />}
      </div>
      {!renderToolbar && filterBar}
      {narrow === 'cards' && !none && !failed && (
        <CardControls
          columns={sortsCards ? shown : []}
          sort={sort}
          onSort={setSort}
          selection={
            selectable && !waits
              ? { all: table.getIsAllPageRowsSelected(), onChange: on => table.toggleAllPageRowsSelected(on) }
              : undefined
          }
        />
      )}
      <Said>{failed ? '' : waits ? words.loading : said}</Said>
      <div className={sheet}>
        <div
          ref={box}
          className={scroller}
          part="table-box"
          style={maxHeight === undefined ? undefined : { maxBlockSize: maxHeight }}
          {...(scrolls && { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 })}
        >
          <table
            className={tableClass}
            {...roles.table}
            aria-labelledby={captionId}
            aria-busy={status === 'loading' || undefined}
            aria-rowcount={pages > 1 ? (atLeast ? -1 : found + 1) : undefined}
          >
            <thead className={head} {...roles.group}>
              <HeaderRow
                table={table}
                shown={shown}
                selectable={selectable}
                actions={rowActions !== undefined}
                idle={waits || failed || none}
              />
            </thead>
            <tbody className={body} {...roles.group} data-selectable={selectable ? '' : undefined}>
              {waits && (
                <WaitingRows
                  shown={shown}
                  count={Math.min(page.size, 8)}
                  selectable={selectable}
                  actions={rowActions !== undefined}
                />
              )}
              {!waits &&
                !failed &&
                drawn.map(row => (
                  <BodyRow
                    key={row.id}
                    row={row}
                    shown={shown}
                    selectable={selectable}
                    last={bulkActions !== undefined && row.id === selected.at(-1)}
                    rowName={rowName}
                    rowHref={rowHref}
                    onRowOpen={onRowOpen}
                    rowActions={rowActions}
                  />
                ))}
            </tbody>
          </table>
        </div>
        {failed && (
          <div className={notice} role="alert">
            <EmptyState
              icon={errorIcon}
              title={words.errorTitle}
              action={
                onRetry && (
                  <Button type="secondary" onClick={onRetry}>
                    {words.retry}
                  </Button>
                )
              }
            >
              {words.errorText}
            </EmptyState>
          </div>
        )}
        {none && (
          <div className={notice}>
            {filters.length > 0 ? (
              <EmptyState
                icon={filterIcon}
                title={words.filteredTitle}
                action={
                  onFiltersClear && (
                    <Button type="secondary" onClick={onFiltersClear}>
                      {words.clearFilters}
                    </Button>
                  )
                }
              >
                {words.filteredText}
              </EmptyState>
            ) : (
              (empty ?? <EmptyState icon={listIcon} title={words.emptyTitle} />)
            )}
          </div>
        )}
      </div>
      {selectable && (
        <BulkBar count={selected.length} everything={everything} onClear={() => setSelected([])}>
          {bulkActions?.(selected)}
        </BulkBar>
      )}
      {!waits && !failed && !none && (
        <TableFoot
          footer={footer}
          compact={density === 'compact'}
          index={page.index}
          pages={pages}
          size={page.size}
          total={found}
          counted={counted}
          open={atLeast}
          setIndex={index => setPage({ ...page, index })}
          setSize={size => setPage({ index: 0, size })}
        />
      )}
    </div>
  );
}
