import type { Badge } from '../../../core/contract/schemas/training/badges.js';
import { ProgressBar } from '../../../ui/feedback/progress-bar/progress-bar.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { words } from './copy.js';
import { closestOf } from './groups.js';
import { nameOf, progressOf } from './naming.js';
import { name as nameClass, nextUp, sheet } from './view.css.js';

const MOST = 3;

/** The ones that are closest, with what is missing. */
export function NextUp({ next }: { next: readonly Badge[] }) {
  const copy = useWords(words);
  const locale = useLocale();
  const closest = closestOf(next, MOST);
  if (closest.length === 0) return null;
  return (
    <section className={sheet} part="next">
      <h3 className={nameClass}>{copy.closest}</h3>
      <ul className={nextUp} role="list">
        {closest.map(badge => {
          const { long, toGo } = progressOf(badge, copy, locale);
          return (
            <li key={badge.id}>
              <ProgressBar
                label={nameOf(badge, copy, locale).name}
                max={1}
                value={badge.progress}
                valueText={long}
                note={toGo}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
