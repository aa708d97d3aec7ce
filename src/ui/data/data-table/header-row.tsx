import type { Column, RowData, Table } from '@tanstack/table-core';
import { Icon } from '../../icon/icon.js';
import { arrowDown, arrowUp, chevronsUpDown } from '../../icon/shapes.js';
import { useWords } from '../../language/language.js';
import { unseen } from '../../style/unseen.css.js';
import type { features, TableColumn } from './columns.js';
import { heading, rank, sortButton, sortIcon, tickCell } from './data-table.css.js';
import { roles } from './roles.js';
import { TickBox } from './tick-box.js';
import { ToBulk } from './to-bulk.js';
import { dataTableWords } from './words.js';

interface HeaderRowProps<Row extends RowData> {
  table: Table<typeof features, Row>;
  shown: readonly TableColumn<Row>[];
  selectable: boolean;
  actions: boolean;
  /** Nothing can be sorted or selected while there are no rows. */
  idle: boolean;
}

/** The names of the columns; a press sorts, with Shift as a further order. */
export function HeaderRow<Row extends RowData>({ table, shown, selectable, actions, idle }: HeaderRowProps<Row>) {
  const words = useWords(dataTableWords);
  return (
    <tr {...roles.row}>
      {selectable && (
        <th className={tickCell} {...roles.column} scope="col">
          <TickBox
            label={words.selectPage}
            checked={!idle && table.getIsAllPageRowsSelected()}
            some={!idle && table.getIsSomePageRowsSelected()}
            disabled={idle}
            onChange={event => table.toggleAllPageRowsSelected(event.target.checked)}
          />
          {!idle && table.getIsAllPageRowsSelected() && <ToBulk />}
        </th>
      )}
      {shown.map(({ id, header, numeric, minWidth, wide }) => (
        <Header
          key={id}
          column={table.getColumn(id)}
          header={header}
          numeric={numeric}
          minWidth={minWidth}
          wide={wide}
          several={table.atoms.sorting.get().length > 1}
        />
      ))}
      {actions && (
        <th className={heading} {...roles.column} scope="col">
          <span className={unseen}>{words.actions}</span>
        </th>
      )}
    </tr>
  );
}

interface HeaderProps<Row extends RowData> {
  column: Column<typeof features, Row> | undefined;
  header: string;
  numeric: boolean | undefined;
  minWidth: number | undefined;
  wide: boolean | undefined;
  several: boolean;
}

const states = { asc: 'ascending', desc: 'descending' } as const;

function Header<Row extends RowData>({ column, header, numeric, minWidth, wide, several }: HeaderProps<Row>) {
  const words = useWords(dataTableWords);
  const sorted = column?.getIsSorted() || undefined;
  const place = column?.getSortIndex() ?? -1;
  const next = column?.getNextSortingOrder() || undefined;
  return (
    <th
      className={heading}
      {...roles.column}
      scope="col"
      data-numeric={numeric ? '' : undefined}
      data-wide={wide ? '' : undefined}
      style={minWidth === undefined ? undefined : { minInlineSize: minWidth }}
      // one column is sorted by; those that decide between equals say their place themselves
      aria-sort={sorted && place === 0 ? states[sorted] : undefined}
    >
      {column?.getCanSort() ? (
        <button
          type="button"
          className={sortButton}
          data-sorted={sorted}
          part="table-sort"
          onClick={column.getToggleSortingHandler()}
          title={words.sort(header, next ? states[next] : 'none')}
        >
          {header}
          <span className={sortIcon}>
            <Icon shape={sorted === 'asc' ? arrowUp : sorted === 'desc' ? arrowDown : chevronsUpDown} size="xs" />
          </span>
          {several && sorted && <span className={rank}>{place + 1}</span>}
        </button>
      ) : (
        header
      )}
    </th>
  );
}
