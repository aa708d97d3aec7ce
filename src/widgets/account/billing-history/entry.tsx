import type { Purchase } from '../../../core/contract/schemas/purchase-history.js';
import { formatDate } from '../../../core/dates.js';
import { formatMoney } from '../../../core/money.js';
import { ban, check, clock, error, parcel, undo, type IconShape } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { StatusPill, type PillTone } from '../../../ui/data/status-pill/status-pill.js';
import { words, type Copy, type OrderState } from './copy.js';
import { standingOf, type Standing } from './standing.js';
import { amount, line, remark } from './view.css.js';

const looks: Record<Standing, readonly [PillTone, IconShape]> = {
  paid: ['success', check],
  due: ['warning', clock],
  failed: ['critical', error],
  refunded: ['info', undo],
  partlyRefunded: ['info', undo],
  void: ['neutral', ban],
  uncollectible: ['critical', error],
};

const isOrderState = (status: string, states: Copy['orderStates']): status is OrderState =>
  Object.hasOwn(states, status);

/** What it was for, and what it came to. */
export function Title({ item }: { item: Purchase }) {
  const copy = useWords(words);
  const locale = useLocale();
  const { total, currency } = item.kind === 'invoice' ? item.invoice : item.order;
  const [first] = item.kind === 'order' ? item.order.items : [];
  const what =
    item.kind === 'invoice'
      ? copy.reasons[item.invoice.reason]
      : first
        ? copy.order(first.name, item.order.items.length - 1)
        : copy.orderNumber(item.order.number);
  return (
    <span className={line}>
      <span>{what}</span>
      <span className={amount}>{formatMoney({ value: total, currency }, locale)}</span>
    </span>
  );
}

/** Its date and number, and its state in a word. */
export function Remark({ item }: { item: Purchase }) {
  const copy = useWords(words);
  const locale = useLocale();
  return (
    <span className={remark}>
      <span>{formatDate(item.at, locale)}</span>
      <span>{item.kind === 'invoice' ? item.invoice.number : copy.orderNumber(item.order.number)}</span>
      {item.kind === 'invoice' ? <Status is={standingOf(item.invoice)} /> : <OrderStatus status={item.order.status} />}
    </span>
  );
}

function Status({ is }: { is: Standing }) {
  const { standings } = useWords(words);
  const [tone, icon] = looks[is];
  return (
    <StatusPill tone={tone} icon={icon}>
      {standings[is]}
    </StatusPill>
  );
}

/** A shop's state that we do not know would say nothing to a member either. */
function OrderStatus({ status }: { status: string }) {
  const { orderStates } = useWords(words);
  return isOrderState(status, orderStates) ? <StatusPill icon={parcel}>{orderStates[status]}</StatusPill> : null;
}
