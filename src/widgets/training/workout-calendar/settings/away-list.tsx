import { formatNumber } from '../../../../core/numbers.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { IconButton } from '../../../../ui/actions/icon-button/icon-button.js';
import { DateField } from '../../../../ui/forms/date-field/date-field.js';
import { plus, trash } from '../../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { settingsWords } from './copy.js';
import { awayDays, awayHead, awayHelper, awayProblem, awayRow, awayRows } from './settings.css.js';
import { awayOf, awayText } from './values.js';

interface AwayListProps {
  id: string;
  /** Times away as the form holds them. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Times away, each with its first and its last day. */
export function AwayList({ id, value, error, onChange }: AwayListProps) {
  const copy = useWords(settingsWords);
  const locale = useLocale();
  const ranges = awayOf(value);
  const set = (at: number, next: Partial<(typeof ranges)[number]>) =>
    onChange(awayText(ranges.map((range, index) => (index === at ? { ...range, ...next } : range))));
  return (
    <fieldset className={awayRows} id={id} aria-describedby={error ? `${id}-problem` : undefined}>
      <legend className={awayHead}>{copy.labels.away}</legend>
      <p className={awayHelper}>{copy.awayHelper}</p>
      {ranges.map(({ from, to }, at) => {
        const nth = formatNumber(at + 1, locale);
        return (
          <div key={at} className={awayRow} role="group" aria-label={copy.awayNth(nth)}>
            <div className={awayDays}>
              <DateField
                label={copy.from}
                name={`from-${at}`}
                id={at === 0 ? `${id}-from` : undefined}
                value={from}
                onChange={day => set(at, { from: day })}
              />
              <DateField
                label={copy.to}
                name={`to-${at}`}
                value={to}
                min={from === '' ? undefined : from}
                onChange={day => set(at, { to: day })}
              />
            </div>
            <IconButton
              shape={trash}
              label={copy.removeAway(nth)}
              onClick={() => onChange(awayText(ranges.toSpliced(at, 1)))}
            />
          </div>
        );
      })}
      {error && (
        <p className={awayProblem} id={`${id}-problem`}>
          {error}
        </p>
      )}
      <div>
        <Button
          type="secondary"
          size="sm"
          icon={plus}
          onClick={() => onChange(awayText([...ranges, { from: '', to: '' }]))}
        >
          {copy.addAway}
        </Button>
      </div>
    </fieldset>
  );
}
