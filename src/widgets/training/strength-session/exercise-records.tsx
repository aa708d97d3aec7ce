import type { Units } from '../../../core/measures.js';
import { formatNumber } from '../../../core/numbers.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { workoutWords } from '../../workouts/copy.js';
import { clockOf } from '../../workouts/durations.js';
import { unitOf } from '../../workouts/quantities.js';
import type { NewRecord } from './records.js';
import { summaryWords } from './summary-copy.js';
import { note, recordBlock, recordName, recordOver, recordRow, recordRows, recordValue } from './summary.css.js';
import { shownWeight } from '../../workouts/weights.js';

interface ExerciseRecordsProps {
  /** Of one exercise. */
  records: readonly NewRecord[];
  units: Units;
}

/** The records of an exercise: what each is of, and by how much it is one. */
export function ExerciseRecords({ records, units }: ExerciseRecordsProps) {
  const copy = useWords(summaryWords);
  const { units: signs } = useWords(workoutWords);
  const locale = useLocale();
  const write = ({ metric }: NewRecord, value: number): string => {
    if (metric === 'hold') return clockOf(value);
    if (metric === 'reps') return formatNumber(value, locale);
    const digits = metric === 'weight' ? 2 : metric === 'oneRepMax' ? 1 : 0;
    const number = formatNumber(shownWeight(value, units), locale, { maximumFractionDigits: digits });
    return `${number} ${signs[unitOf('volume', units)]}`;
  };
  return (
    <li className={recordBlock}>
      <h4 className={recordName}>{records[0]?.name}</h4>
      <dl className={recordRows}>
        {records.map(record => (
          <div key={record.metric} className={recordRow}>
            <dt className={note}>{copy.metrics[record.metric]}</dt>
            <dd className={recordValue}>{write(record, record.value)}</dd>
            <dd className={recordOver}>
              {record.over === null ? copy.firstTime : copy.over(write(record, record.over))}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
