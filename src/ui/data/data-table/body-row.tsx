import type { Row as TableRow, RowData } from '@tanstack/table-core';
import type { ReactNode } from 'react';
import { useWords } from '../../language/language.js';
import type { features, TableColumn } from './columns.js';
import {
  actions,
  actionsCell,
  cell,
  cellLabel,
  cellValue,
  opener,
  row as rowClass,
  tickCell,
} from './data-table.css.js';
import { roles } from './roles.js';
import { TickBox } from './tick-box.js';
import { ToBulk } from './to-bulk.js';
import { dataTableWords } from './words.js';

export interface BodyRowProps<Row extends RowData> {
  row: TableRow<typeof features, Row>;
  shown: readonly TableColumn<Row>[];
  selectable: boolean;
  /** It was ticked last: what can be done with the selected rows is one press away from it. */
  last: boolean;
  /** What the row is called where its first cell does not say enough. */
  rowName: ((row: Row) => string) | undefined;
  rowHref: ((row: Row) => string) | undefined;
  onRowOpen: ((row: Row) => void) | undefined;
  rowActions: ((row: Row) => ReactNode) | undefined;
}

/** One row. Where it leads somewhere, its first cell holds the link, and the link is as large as the row. */
export function BodyRow<Row extends RowData>({
  row,
  shown,
  selectable,
  last,
  rowName,
  rowHref,
  onRowOpen,
  rowActions,
}: BodyRowProps<Row>) {
  const words = useWords(dataTableWords);
  const item = row.original;
  const [first] = shown;
  const name = rowName?.(item) ?? String(first?.value(item) ?? row.id);
  const selected = selectable && row.getIsSelected();
  const opens = rowHref !== undefined || onRowOpen !== undefined;
  const content = (column: TableColumn<Row>, isFirst: boolean): ReactNode => {
    const shownValue = column.cell ? column.cell(item) : column.value(item);
    if (!isFirst || !opens) return shownValue;
    return rowHref ? (
      <a
        className={opener}
        href={rowHref(item)}
        part="table-link"
        onClick={
          onRowOpen &&
          (event => {
            event.preventDefault();
            onRowOpen(item);
          })
        }
      >
        {shownValue}
      </a>
    ) : (
      <button type="button" className={opener} part="table-link" onClick={() => onRowOpen?.(item)}>
        {shownValue}
      </button>
    );
  };
  return (
    <tr
      className={rowClass}
      {...roles.row}
      data-selected={selected ? '' : undefined}
      data-opens={opens ? '' : undefined}
      part={selected ? 'row row-selected' : 'row'}
    >
      {selectable && (
        <td className={tickCell} {...roles.cell}>
          <TickBox
            label={words.select(name)}
            checked={row.getIsSelected()}
            disabled={!row.getCanSelect()}
            onChange={row.getToggleSelectedHandler()}
          />
          {last && selected && <ToBulk />}
        </td>
      )}
      {shown.map((column, index) => {
        const said = content(column, index === 0);
        const shared = {
          className: cell,
          'data-numeric': column.numeric ? '' : undefined,
          'data-nowrap': column.nowrap ? '' : undefined,
          'data-wide': column.wide ? '' : undefined,
          'data-first': index === 0 ? '' : undefined,
          'data-empty': said === null || said === undefined || said === '' || said === false ? '' : undefined,
        };
        const inside = (
          <>
            <span className={cellLabel}>{column.header}</span>
            <span className={cellValue}>{said}</span>
          </>
        );
        return index === 0 ? (
          <th key={column.id} {...roles.name} scope="row" {...shared}>
            {inside}
          </th>
        ) : (
          <td key={column.id} {...roles.cell} {...shared}>
            {inside}
          </td>
        );
      })}
      {rowActions && (
        <td className={actionsCell} {...roles.cell}>
          <span className={actions}>{rowActions(item)}</span>
        </td>
      )}
    </tr>
  );
}
