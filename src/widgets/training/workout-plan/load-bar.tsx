import { useLocale, useWords } from '../../../ui/language/language.js';
import { cx } from '../../../ui/style/cx.js';
import { hues } from '../../../ui/style/hues.css.js';
import { disciplineOf } from '../../workouts/disciplines.js';
import { words } from './copy.js';
import { writeLoad } from './reason-text.js';
import { bar, quiet, segment } from './summary.css.js';
import type { Day, WeekFigures } from './week.js';

interface LoadBarProps {
  days: readonly Day[];
  week: WeekFigures;
  most: number;
}

/** How full the week is: a segment for each class, as wide as its load. The figure above it says the same. */
export function LoadBar({ days, week, most }: LoadBarProps) {
  const copy = useWords(words);
  const locale = useLocale();
  const free = Math.max(0, most - week.load);
  return (
    <div>
      <div className={bar} aria-hidden="true">
        {week.loadBefore > 0 && <span className={segment} data-is="before" style={{ flexGrow: week.loadBefore }} />}
        {days.map(
          ({ day, class: one, load }) =>
            one && (
              <span
                key={day}
                className={cx(segment, hues[disciplineOf[one.type]])}

                style={{ flexGrow: load }}
              />
            ),
        )}
        {free > 0 && <span className={segment} data-is="free" style={{ flexGrow: free }} />}
      </div>
      {week.loadBefore > 0 && <p className={quiet}>{copy.before(writeLoad(week.loadBefore, locale))}</p>}
    </div>
  );
}
