import type { Units } from '../../../core/measures.js';
import { formatNumber } from '../../../core/numbers.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { workoutWords } from '../../workouts/copy.js';
import { clockOf } from '../../workouts/durations.js';
import { unitOf } from '../../workouts/quantities.js';
import type { NewRecord } from './records.js';
import { summaryWords } from './summary-copy.js';
import { note, recordName, recordOver, recordRow, recordValue } from './summary.css.js';
import { weightIn } from './weights.js';

interface RecordRowProps {
  record: NewRecord;
  units: Units;
}

/** One record: what it is of, by how much it is one, and how it is computed. */
export function RecordRow({ record, units }: RecordRowProps) {
  const copy = useWords(summaryWords);
  const { units: signs } = useWords(workoutWords);
  const locale = useLocale();
  const { metric, name, value, over } = record;
  const write = (of: number): string => {
    if (metric === 'hold') return clockOf(of);
    if (metric === 'reps') return formatNumber(of, locale);
    const digits = metric === 'weight' ? 2 : metric === 'oneRepMax' ? 1 : 0;
    const number = formatNumber(weightIn(of, units), locale, { maximumFractionDigits: digits });
    return `${number} ${signs[unitOf('volume', units)]}`;
  };
  return (
    <li className={recordRow}>
      <span className={recordName}>
        {name} · {copy.metrics[metric]}
      </span>
      <span className={recordValue}>{write(value)}</span>
      <span className={note}>{copy.how[metric]}</span>
      <span className={recordOver}>{over === null ? copy.firstTime : copy.over(write(over))}</span>
    </li>
  );
}
