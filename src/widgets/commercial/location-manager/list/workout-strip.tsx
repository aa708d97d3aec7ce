import type { WorkoutsByDay } from '../../../../core/contract/schemas/commercial/locations.js';
import { formatDate } from '../../../../core/dates.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { unseen } from '../../../../ui/style/unseen.css.js';
import { words } from '../copy.js';
import { bars, said, strip, strong, workouts as box } from './workout-strip.css.js';
import { barsPath, busyOf } from './workouts.js';

/** Of the drawing's own units; the strip is drawn as high as its styles say. */
const HEIGHT = 10;

interface WorkoutStripProps {
  of: WorkoutsByDay;
  /** What the full height stands for. */
  scale: number;
}

/** Workouts of each of the last days, as high as they are many; in words beside it. */
export function WorkoutStrip({ of, scale }: WorkoutStripProps) {
  const { workouts: copy } = useWords(words);
  const locale = useLocale();
  const { total, day, most } = busyOf(of);
  const days = of.counts.length;
  return (
    <div className={box}>
      <svg className={strip} viewBox={`0 0 ${days} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={bars} d={barsPath(of.counts, scale, HEIGHT)} />
      </svg>
      <p className={said}>
        <span className={strong}>{total === 0 ? copy.none(days) : copy.total(total, days)}</span>
        {total > 0 && <span className={unseen}>{copy.most(formatDate(day, locale, 'UTC'), most)}</span>}
      </p>
    </div>
  );
}
