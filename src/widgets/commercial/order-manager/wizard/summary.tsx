import { formatMoney } from '../../../../core/money.js';
import { formatNumber } from '../../../../core/numbers.js';
import { DescriptionList } from '../../../../ui/data/description-list/description-list.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { useStore } from '../../../screen/use-store.js';
import { heading, muted } from '../../desk.css.js';
import { drafted, rowsOf } from './lines.js';
import type { WizardModel } from './model.js';
import { keyOf, type Writing } from './screen.js';
import { wizardWords } from './wizard-copy.js';
import { sum, summary } from './wizard.css.js';

/** What the order comes to, as it is chosen. */
export function Summary({ model, writing: { order, quantities } }: { model: WizardModel; writing: Writing }) {
  const { summary: copy } = useWords(wizardWords);
  const locale = useLocale();
  const catalog = useStore(model.$catalog);
  const { lines, total, currency } = drafted(rowsOf(catalog, order), quantities);
  const money = (value: number) => formatMoney({ value, currency }, locale);
  return (
    <section className={summary} aria-label={copy.title}>
      <div>
        <h3 className={heading}>{copy.title}</h3>
        {order && (
          <p className={muted}>
            <bdi>{order.location.name}</bdi>
          </p>
        )}
      </div>
      {lines.length === 0 ? (
        <p className={muted}>{copy.empty}</p>
      ) : (
        <DescriptionList
          rows={lines.map(line => ({
            term: <bdi key={keyOf(line)}>{copy.line(formatNumber(line.quantity, locale), line.name)}</bdi>,
            value: money(line.quantity * line.unitPrice),
          }))}
        />
      )}
      <div aria-live="polite">
        <p className={muted}>{copy.total}</p>
        <p className={sum}>{money(total)}</p>
      </div>
    </section>
  );
}
