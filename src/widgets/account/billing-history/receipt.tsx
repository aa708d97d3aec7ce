import type { Invoice } from '../../../core/contract/schemas/purchase-history.js';
import { sayDate, sayMoney } from '../../../core/figures.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { detailsWords } from './details-copy.js';
import { addressLines } from './address-lines.js';
import { factsOf, linesOf, SELLER } from './details-lines.js';

/** Who sold what to whom, when, and how it was paid. Plain elements: it is in a document that has none of our styles. */
export function Receipt({ invoice }: { invoice: Invoice }) {
  const copy = useWords(detailsWords);
  const locale = useLocale();
  const { number, createdAt, billedTo, reason, total, currency } = invoice;
  return (
    <main>
      <header>
        <p>{SELLER}</p>
        <h1>{reason === 'refund' ? copy.print.refund : copy.print.receipt}</h1>
      </header>
      <section>
        <dl>
          <dt>{copy.print.number}</dt>
          <dd>{number}</dd>
          <dt>{copy.print.date}</dt>
          <dd>{sayDate(createdAt, locale, { is: 'told' })}</dd>
          {factsOf(invoice, copy, locale).flatMap(({ term, value }) => [
            <dt key={term}>{term}</dt>,
            <dd key={`${term}-value`}>
              <bdi>{value}</bdi>
            </dd>,
          ])}
        </dl>
        {billedTo && (
          <div>
            <h2>{copy.facts.billedTo}</h2>
            {addressLines(billedTo, locale).map(line => (
              <p key={line}>
                <bdi>{line}</bdi>
              </p>
            ))}
          </div>
        )}
      </section>
      <table>
        <thead>
          <tr>
            <th scope="col">{copy.print.what}</th>
            <th scope="col" className="amount">
              {copy.print.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {linesOf(invoice, copy, locale).map(({ text, period, amount }, index) => (
            <tr key={index}>
              <td>
                {text}
                {period && (
                  <small>
                    <bdi>{period}</bdi>
                  </small>
                )}
              </td>
              <td className="amount">
                <bdi>{amount}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{copy.total}</th>
            <td className="amount">
              <bdi>{sayMoney({ value: total, currency }, locale, { is: 'told' })}</bdi>
            </td>
          </tr>
        </tfoot>
      </table>
    </main>
  );
}
