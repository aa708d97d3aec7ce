import type { Badge } from '../../../core/contract/schemas/training/badges.js';
import { formatNumber } from '../../../core/numbers.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { BadgeMark } from '../../workouts/badge-mark.js';
import { words } from './copy.js';
import { barsOf } from './groups.js';
import { nameOf } from './naming.js';
import { EarnedDay, type DayLinks } from './tile.js';
import { figure, latest as latestClass, name, quiet, score, scoreField, scoreFigure } from './view.css.js';

/** How many badges there are, and the latest; of none, how to get the first. */
export function Summary({ earned, links }: { earned: readonly Badge[]; links: DayLinks }) {
  const copy = useWords(words);
  const locale = useLocale();
  const [latest] = earned;
  if (!latest)
    return (
      <section className={scoreField} part="summary">
        <BadgeMark filled={0} />
        <h3 className={figure}>{copy.emptyTitle}</h3>
        <p>{copy.emptyText}</p>
      </section>
    );
  return (
    <section className={scoreField} part="summary">
      <h3 className={score}>
        <span className={scoreFigure}>{formatNumber(earned.length, locale)}</span>
        <span className={name}>{copy.earned(earned.length)}</span>
      </h3>
      <div className={latestClass}>
        <BadgeMark filled={barsOf(latest)} />
        <div>
          <p className={quiet}>{copy.latest}</p>
          <p className={name}>{nameOf(latest, copy, locale).name}</p>
          <EarnedDay badge={latest} links={links} />
        </div>
      </div>
    </section>
  );
}
