import type { ContentDetail } from '../../../core/contract/schemas/content/library.js';
import { formatNumber } from '../../../core/numbers.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { clockOf, minutesOf } from '../../workouts/durations.js';
import { words } from './copy.js';
import { figure, lead, moment, muted, plan, planRow } from './view.css.js';

/** Before it begins: how long it is, and its parts. */
export function AboutClass({ content: { durationSeconds, segments } }: { content: ContentDetail }) {
  const copy = useWords(words);
  const locale = useLocale();
  return (
    <section className={moment} part="moment">
      <p>
        <span className={figure}>{formatNumber(minutesOf(durationSeconds), locale)}</span>
        <span className={muted}>{copy.minutes}</span>
      </p>
      <h3 className={lead}>{copy.plan}</h3>
      <ol className={plan} role="list">
        {segments.map(({ name, start, length }) => (
          <li key={start} className={planRow}>
            <span>{name}</span>
            <span>{clockOf(length)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
