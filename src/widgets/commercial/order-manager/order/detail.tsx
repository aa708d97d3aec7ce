import type { CommercialOrder, CommercialOrderStatus } from '../../../../core/contract/schemas/commercial/orders.js';
import { formatMoney } from '../../../../core/money.js';
import { formatNumber } from '../../../../core/numbers.js';
import { DescriptionList } from '../../../../ui/data/description-list/description-list.js';
import type { TimelineEntry } from '../../../../ui/data/timeline/timeline-item.js';
import { Timeline } from '../../../../ui/data/timeline/timeline.js';
import { ban, check, edit, enter, parcel, type IconShape } from '../../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { heading, muted, section } from '../../desk.css.js';
import { OrderState } from '../order-state.js';
import type { OrderShown } from './model.js';
import { notes as notesClass } from './order.css.js';
import { orderWords, type OrderCopy } from './order-copy.js';

const icons: Readonly<Record<CommercialOrderStatus, IconShape>> = {
  draft: edit,
  submitted: enter,
  approved: check,
  fulfilled: parcel,
  canceled: ban,
};

/** The way of an order, the newest first: who did what, and why. */
const entriesOf = ({ timeline }: CommercialOrder, copy: OrderCopy): TimelineEntry[] =>
  timeline
    .map(({ status, at, by, reason }, index) => ({
      id: String(index),
      at,
      actor: by ?? copy.us,
      action: copy.entries[status],
      icon: icons[status],
      ...(reason !== null && { note: copy.because(reason) }),
    }))
    .toReversed();

/** What is ordered for whom, what it comes to, and how it came to this. */
export function Detail({ screen: { order, now } }: { screen: OrderShown }) {
  const copy = useWords(orderWords);
  const { location, owner, status, lines, notes } = order;
  return (
    <>
      <div>
        <p>
          <OrderState status={status} />
        </p>
        <p className={muted}>{copy.nexts[status]}</p>
        <p>
          <bdi>{copy.for(location.name, owner.name)}</bdi>
        </p>
      </div>
      <section className={section} aria-label={copy.lines}>
        {lines.length === 0 ? <p className={muted}>{copy.noLines}</p> : <Lines order={order} />}
      </section>
      {notes !== null && (
        <section className={section} aria-label={copy.notes}>
          <h3 className={heading}>{copy.notes}</h3>
          <p className={notesClass} dir="auto">
            {notes}
          </p>
        </section>
      )}
      <div className={section}>
        <h3 className={heading}>{copy.history}</h3>
        <Timeline entries={entriesOf(order, copy)} label={copy.history} now={now} headingLevel={4} />
      </div>
    </>
  );
}

/** The lines of an order, and what they come to. */
export function Lines({
  order: { lines, total, currency },
}: {
  order: Pick<CommercialOrder, 'lines' | 'total' | 'currency'>;
}) {
  const copy = useWords(orderWords);
  const locale = useLocale();
  const money = (value: number) => formatMoney({ value, currency }, locale);
  return (
    <DescriptionList
      rows={[
        ...lines.map(({ kind, name, quantity, unitPrice }) => ({
          term: <bdi>{name}</bdi>,
          value: money(quantity * unitPrice),
          note: copy.kinds[kind](formatNumber(quantity, locale), money(unitPrice)),
        })),
        { term: copy.total, value: money(total), total: true },
      ]}
    />
  );
}
