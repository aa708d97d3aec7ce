import type { ReactNode } from 'react';
import { Skeleton, type SkeletonProps } from '../../feedback/skeleton/skeleton.js';
import type { TableColumn } from './columns.js';
import { actionsCell, cell, cellLabel, cellValue, row, tickCell } from './data-table.css.js';
import { waitingBox, waitingLine } from './waiting-rows.css.js';

interface WaitingRowsProps<Row> {
  shown: readonly TableColumn<Row>[];
  count: number;
  selectable: boolean;
  actions: boolean;
}

const widths: readonly NonNullable<SkeletonProps['width']>[] = ['long', 'medium', 'full', 'long', 'medium'];

/** Rows that are not known yet, in the columns that they will have. */
export function WaitingRows<Row>({ shown, count, selectable, actions }: WaitingRowsProps<Row>) {
  return Array.from({ length: count }, (_, index) => (
    <tr key={index} className={row} aria-hidden="true">
      {selectable && (
        <Cell className={tickCell}>
          <span className={waitingBox} />
        </Cell>
      )}
      {shown.map(({ id, header, numeric, wide }, column) => (
        <Cell key={id} className={cell} numeric={numeric} wide={wide} first={column === 0}>
          <span className={cellLabel}>{header}</span>
          <span className={cellValue}>
            <span className={waitingLine}>
              <Skeleton width={widths[(index + column) % widths.length]} />
            </span>
          </span>
        </Cell>
      ))}
      {actions && <Cell className={actionsCell} />}
    </tr>
  ));
}

interface CellProps {
  className: string;
  children?: ReactNode;
  numeric?: boolean | undefined;
  wide?: boolean | undefined;
  first?: boolean | undefined;
}

function Cell({ className, children, numeric, wide, first }: CellProps) {
  return (
    <td
      className={className}
      data-numeric={numeric ? '' : undefined}
      data-wide={wide ? '' : undefined}
      data-first={first ? '' : undefined}
    >
      {children}
    </td>
  );
}
