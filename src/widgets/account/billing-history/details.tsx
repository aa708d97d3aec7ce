import type { Invoice, Purchase, PurchaseOrder } from '../../../core/contract/schemas/purchase-history.js';
import { sayMoney } from '../../../core/figures.js';
import { Button } from '../../../ui/actions/button/button.js';
import { DescriptionList } from '../../../ui/data/description-list/description-list.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { detailsWords } from './details-copy.js';
import { addressLines } from './address-lines.js';
import { factsOf, linesOf } from './details-lines.js';
import { actions, details } from './details.css.js';

interface DetailsProps {
  item: Purchase;
  onPay: () => void;
  onPrint: (invoice: Invoice) => void;
}

/** What an entry is made of; fetched when the first one is opened. */
export function View({ item, onPay, onPrint }: DetailsProps) {
  return item.kind === 'invoice' ? (
    <InvoiceDetails invoice={item.invoice} onPay={onPay} onPrint={onPrint} />
  ) : (
    <OrderDetails order={item.order} />
  );
}

function InvoiceDetails({ invoice, onPay, onPrint }: Omit<DetailsProps, 'item'> & { invoice: Invoice }) {
  const copy = useWords(detailsWords);
  const locale = useLocale();
  const { total, amountDue, currency, status, billedTo, number } = invoice;
  const known = factsOf(invoice, copy, locale);
  return (
    <div className={details}>
      <DescriptionList
        rows={[
          ...linesOf(invoice, copy, locale).map(({ text, period, amount }) => ({
            term: text,
            value: amount,
            note: period,
          })),
          {
            term: copy.total,
            value: sayMoney({ value: total, currency }, locale, { is: 'told' }),
            total: true,
            note: total > 0 && amountDue < total && copy.carriedOver,
          },
        ]}
      />
      <DescriptionList
        rows={[
          { term: copy.print.number, value: number },
          ...known,
          ...(billedTo ? [{ term: copy.facts.billedTo, value: addressLines(billedTo, locale).join(', ') }] : []),
        ]}
      />
      <div className={actions}>
        {status === 'open' && (
          <Button type="secondary" size="sm" onClick={onPay}>
            {copy.pay}
          </Button>
        )}
        {status === 'paid' && (
          <Button type="secondary" size="sm" onClick={() => onPrint(invoice)}>
            {copy.print.open}
          </Button>
        )}
      </div>
    </div>
  );
}

function OrderDetails({ order: { items, total, currency, number } }: { order: PurchaseOrder }) {
  const copy = useWords(detailsWords);
  const locale = useLocale();
  const money = (value: number) => sayMoney({ value, currency }, locale, { is: 'told' });
  return (
    <div className={details}>
      <DescriptionList
        rows={[
          ...items.map(({ name, quantity, amount }) => ({ term: copy.item(quantity, name), value: money(amount) })),
          { term: copy.total, value: money(total), total: true },
        ]}
      />
      <DescriptionList rows={[{ term: copy.print.number, value: number }]} />
    </div>
  );
}
