import type { CommercialOrder } from '../../../core/contract/schemas/commercial/orders.js';
import { formatDate } from '../../../core/dates.js';
import { formatMoney } from '../../../core/money.js';
import type { TableColumn } from '../../../ui/data/data-table/columns.js';
import { cell, second } from '../desk.css.js';
import type { Copy } from './copy.js';
import { OrderState } from './order-state.js';

/** What the list shows of an order. */
export const columnsOf = (copy: Copy, locale: string): readonly TableColumn<CommercialOrder>[] => [
  {
    id: 'number',
    header: copy.columns.number,
    hideable: false,
    nowrap: true,
    value: ({ number }) => number,
    cell: ({ number }) => <bdi dir="ltr">{number}</bdi>,
  },
  {
    id: 'location',
    header: copy.columns.location,
    minWidth: 160,
    value: ({ location }) => location.name,
    cell: ({ location, owner }) => (
      <span className={cell}>
        <bdi>{location.name}</bdi>
        <span className={second}>
          <bdi>{owner.name}</bdi>
        </span>
      </span>
    ),
  },
  {
    id: 'total',
    header: copy.columns.total,
    numeric: true,
    value: ({ total }) => total,
    cell: ({ total, currency }) => formatMoney({ value: total, currency }, locale),
  },
  {
    id: 'status',
    header: copy.columns.status,
    nowrap: true,
    value: ({ status }) => copy.statuses[status],
    cell: order => <OrderState status={order.status} />,
  },
  {
    id: 'createdAt',
    header: copy.columns.createdAt,
    nowrap: true,
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => formatDate(createdAt, locale),
  },
];
