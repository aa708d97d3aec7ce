import { numberFormat } from '../../../core/numbers.js';
import { affix, affixed, bare } from '../../../ui/field/affixed.css.js';
import { Field } from '../../../ui/field/field.js';
import { useTyped } from '../../../ui/field/use-typed.js';
import { useLocale } from '../../../ui/language/language.js';
import { cx } from '../../../ui/style/cx.js';
import { readMeasure, type Measured, type Scale } from './measures.js';
import { useFields } from './use-fields.js';
import { number, parts as partsClass } from './view.css.js';

/** Between feet and inches; nobody types it into a number. */
const BREAK = '\n';

interface MeasureFieldProps {
  name: 'heightMm' | 'weightGrams' | 'maxHeartRate' | 'restingHeartRate';
  scale: Scale;
  helper?: string | undefined;
}

/** A measure in the units of the reader. What was typed stays in view, whatever it was understood as. */
export function MeasureField({ name, scale, helper }: MeasureFieldProps) {
  const { copy, model, screen, values, wiring } = useFields();
  const locale = useLocale();
  const { format } = numberFormat(locale, { maximumFractionDigits: 1, useGrouping: false });
  const known = screen.known[name];
  const read = (text: string): Measured => readMeasure(scale, text.split(BREAK), known);
  const write = (value: Measured): string =>
    typeof value === 'number' ? scale.write(value).map(format).join(BREAK) : '';
  const [text, setText] = useTyped<Measured>(values[name], `${locale} ${scale.units.join()}`, read, write);
  const { onBlur, label, ...texts } = wiring(name);
  const parts = text.split(BREAK);
  const change = (at: number, typed: string) => {
    const next = scale.units.map((_, index) => (index === at ? typed : (parts[index] ?? ''))).join(BREAK);
    setText(next);
    model.type(name, read(next));
  };
  return (
    <Field {...texts} label={label} helper={helper}>
      {({ id, ...rest }) => (
        <span className={partsClass}>
          {scale.units.map((unit, at) => (
            <span key={unit} className={affixed} part="control">
              <input
                {...rest}
                id={at === 0 ? id : `${id}-${unit}`}
                className={cx(bare, number)}
                name={`${name}-${unit}`}
                inputMode="decimal"
                autoComplete="off"
                aria-label={copy.part(copy.labels[name], copy.unitNames[unit])}
                value={parts[at] ?? ''}
                onChange={event => change(at, event.target.value)}
                onBlur={onBlur}
              />
              <span className={affix} aria-hidden="true">
                {copy.units[unit]}
              </span>
            </span>
          ))}
        </span>
      )}
    </Field>
  );
}
