import { readMeasure, writeMeasure, type Measured, type Scale } from '../../core/measures.js';
import { affix, affixed, bare } from '../../ui/forms/field/affixed.css.js';
import { Field, type FieldTexts } from '../../ui/forms/field/field.js';
import { useTyped } from '../../ui/forms/field/use-typed.js';
import { useLocale, useWords } from '../../ui/language/language.js';
import { cx } from '../../ui/style/cx.js';
import { measureWords } from './measure-copy.js';
import { number, parts as partsClass } from './measure-field.css.js';

/** Between feet and inches; nobody types it into a number. */
const BREAK = '\n';

interface MeasureFieldProps extends FieldTexts {
  id: string;
  name: string;
  /** The label as a word, for each of its boxes. */
  word: string;
  scale: Scale;
  value: Measured;
  /** What it was before anything was typed. */
  known?: Measured;
  onChange: (value: Measured) => void;
  onBlur: () => void;
}

/** A measure in the units of the reader. What was typed stays in view, however it was parsed. */
export function MeasureField({ name, word, scale, value, known, onChange, onBlur, ...texts }: MeasureFieldProps) {
  const copy = useWords(measureWords);
  const locale = useLocale();
  const read = (text: string) => readMeasure(scale, text.split(BREAK), known);
  const write = (of: Measured) => writeMeasure(scale, of, locale).join(BREAK);
  const [text, setText] = useTyped<Measured>(value, `${locale} ${scale.units.join()}`, read, write);
  const parts = text.split(BREAK);
  const change = (at: number, typed: string) => {
    const next = scale.units.map((_, index) => (index === at ? typed : (parts[index] ?? ''))).join(BREAK);
    setText(next);
    onChange(read(next));
  };
  return (
    <Field {...texts}>
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
                aria-label={copy.part(word, copy.unitNames[unit])}
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
