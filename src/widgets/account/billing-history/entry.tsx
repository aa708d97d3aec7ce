import { useId, useState, type ReactNode } from 'react';
import type { Invoice, Purchase } from '../../../core/contract/schemas/purchase-history.js';
import { sayDate, sayMoney } from '../../../core/figures.js';
import { StatusPill, type PillTone } from '../../../ui/data/status-pill/status-pill.js';
import { ListSkeleton } from '../../../ui/feedback/skeletons/skeletons.js';
import { Icon } from '../../../ui/icon/icon.js';
import { arrowDown, ban, chevronDown, clock, error, undo, type IconShape } from '../../../ui/icon/shapes.js';
import { roles } from '../../../ui/data/data-table/roles.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { link } from '../../../ui/navigation/link/link.css.js';
import { cx } from '../../../ui/style/cx.js';
import { unseen } from '../../../ui/style/unseen.css.js';
import { LazyView } from '../../element/lazy-view.js';
import { words, type Copy, type OrderState } from './copy.js';
import { standingOf, type Standing } from './standing.js';
import {
  amount,
  arrow,
  cell,
  date,
  detailsCell,
  opener,
  receipt,
  receiptButton,
  row,
  status as statusCell,
  what as whatCell,
} from './view.css.js';

/** What is as it should be is a word; the rest is seen from afar. */
const looks: Partial<Record<Standing, readonly [PillTone, IconShape]>> = {
  due: ['warning', clock],
  failed: ['critical', error],
  refunded: ['info', undo],
  partlyRefunded: ['info', undo],
  void: ['neutral', ban],
  uncollectible: ['critical', error],
};

const isOrderState = (status: string, states: Copy['orderStates']): status is OrderState =>
  Object.hasOwn(states, status);

const loadDetails = () => import('./details.tsx?widget');

export interface EntryProps {
  item: Purchase;
  onPay: () => void;
  onPrint: (invoice: Invoice) => void;
}

/** One invoice or order, and below it, once it is opened, what it is made of. */
export function Entry({ item, onPay, onPrint }: EntryProps) {
  const copy = useWords(words);
  const locale = useLocale();
  const [isOpen, open] = useState(false);
  const details = useId();
  const invoice = item.kind === 'invoice' ? item.invoice : undefined;
  const { total, currency } = item.kind === 'invoice' ? item.invoice : item.order;
  return (
    <>
      <tr {...roles.row} className={row}>
        <td {...roles.cell} className={cx(cell, date)}>
          {sayDate(item.at, locale, { is: 'told' })}
        </td>
        <th {...roles.name} scope="row" className={cx(cell, whatCell)}>
          <button
            type="button"
            className={cx(link, opener)}
            data-quiet=""
            aria-expanded={isOpen}
            aria-controls={isOpen ? details : undefined}
            onClick={() => open(!isOpen)}
          >
            {nameOf(item, copy)}
            <span className={arrow}>
              <Icon shape={chevronDown} size="xs" />
            </span>
          </button>
        </th>
        <td {...roles.cell} className={cx(cell, statusCell)}>
          {invoice ? <Status is={standingOf(invoice)} /> : <OrderStatus item={item} />}
        </td>
        <td {...roles.cell} className={cx(cell, amount)}>
          <bdi>{sayMoney({ value: total, currency }, locale, { is: 'told' })}</bdi>
        </td>
        <td {...roles.cell} className={cx(cell, receipt)}>
          {invoice?.status === 'paid' && (
            <button type="button" className={cx(link, receiptButton)} data-quiet="" onClick={() => onPrint(invoice)}>
              {copy.columns.receipt}
              <span className={unseen}> {invoice.number}</span> <Icon shape={arrowDown} size="xs" />
            </button>
          )}
        </td>
      </tr>
      {isOpen && (
        <tr {...roles.row} className={row} id={details}>
          <td {...roles.cell} colSpan={5} className={cx(cell, detailsCell)}>
            <LazyView load={loadDetails} props={{ item, onPay, onPrint }} waiting={<ListSkeleton items={1} />} />
          </td>
        </tr>
      )}
    </>
  );
}

function nameOf(item: Purchase, copy: Copy): string {
  if (item.kind === 'invoice') return copy.reasons[item.invoice.reason];
  const [first, ...others] = item.order.items;
  return first ? copy.order(first.name, others.length) : copy.orderNumber(item.order.number);
}

function Status({ is }: { is: Standing }): ReactNode {
  const said = useWords(words).standings[is];
  const look = looks[is];
  if (!look) return said;
  const [tone, icon] = look;
  return (
    <StatusPill tone={tone} icon={icon}>
      {said}
    </StatusPill>
  );
}

/** A shop's state that we do not know would say nothing to a member either. */
function OrderStatus({ item }: { item: Purchase }): ReactNode {
  const { orderStates } = useWords(words);
  const state = item.kind === 'order' ? item.order.status : '';
  return isOrderState(state, orderStates) && orderStates[state];
}
