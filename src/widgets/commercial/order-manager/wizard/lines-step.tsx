import { formatMoney } from '../../../../core/money.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { ListSkeleton } from '../../../../ui/feedback/skeletons/skeletons.js';
import { Form } from '../../../../ui/forms/form/form.js';
import { NumberField } from '../../../../ui/forms/number-field/number-field.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { unseen } from '../../../../ui/style/unseen.css.js';
import { NotLoaded } from '../../../screen/not-loaded.js';
import { personWords } from '../../../screen/person-screen-copy.js';
import { useStore } from '../../../screen/use-store.js';
import { heading } from '../../desk.css.js';
import { rowsOf } from './lines.js';
import type { WizardModel } from './model.js';
import { keyOf, type Orderable, type Writing } from './screen.js';
import { wizardWords } from './wizard-copy.js';
import { group, line, name as nameClass, price, quantity as quantityClass, step as stepClass } from './wizard.css.js';

interface StepProps {
  model: WizardModel;
  writing: Writing;
}

const kinds = ['license', 'equipment'] as const;
const MOST = 10_000;

/** How many of each that can be ordered. */
export function LinesStep({ model, writing }: StepProps) {
  const { lines: copy } = useWords(wizardWords);
  const { loading } = useWords(personWords);
  const catalog = useStore(model.$catalog);
  if (catalog === 'loading') return <ListSkeleton label={loading(copy.what)} items={6} />;
  if (catalog === 'failed') return <NotLoaded what={copy.what} why={{ code: 'broken' }} onRetry={model.retryCatalog} />;
  const rows = rowsOf(catalog, writing.order);
  return (
    <Form label={copy.title} className={stepClass} onSubmit={() => void model.next()}>
      <h3 className={heading}>{copy.title}</h3>
      {kinds.map(kind => (
        <div key={kind} role="group" aria-label={copy.kinds[kind]} className={group}>
          <h4>{copy.kinds[kind]}</h4>
          {rows
            .filter(row => row.kind === kind)
            .map(row => (
              <Row key={keyOf(row)} model={model} row={row} quantity={writing.quantities[keyOf(row)] ?? 0} />
            ))}
        </div>
      ))}
      <div>
        <Button submit>{copy.next}</Button>
      </div>
    </Form>
  );
}

function Row({ model, row, quantity }: { model: WizardModel; row: Orderable; quantity: number }) {
  const { lines: copy } = useWords(wizardWords);
  const locale = useLocale();
  const { name, unitPrice, currency } = row;
  return (
    <div className={line}>
      <div className={nameClass}>
        <bdi>{name}</bdi>
        <p className={price}>{copy.each(formatMoney({ value: unitPrice, currency }, locale))}</p>
      </div>
      <div className={quantityClass}>
        <NumberField
          label={<span className={unseen}>{copy.quantity(name)}</span>}
          name={keyOf(row)}
          min={0}
          max={MOST}
          value={quantity}
          onChange={value => model.order(keyOf(row), value)}
        />
      </div>
    </div>
  );
}
