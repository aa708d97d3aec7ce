import type { MouseEvent } from 'react';
import type { Badge } from '../../../core/contract/schemas/training/badges.js';
import { localDay } from '../../../core/wall-clock.js';
import { ProgressBar } from '../../../ui/feedback/progress-bar/progress-bar.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { cx } from '../../../ui/style/cx.js';
import { hues } from '../../../ui/style/hues.css.js';
import { BadgeMark } from '../../workouts/badge-mark.js';
import { writeDay } from '../../workouts/days.js';
import { disciplineOf } from '../../workouts/disciplines.js';
import { words } from './copy.js';
import { barsOf, groupOf } from './groups.js';
import { nameOf, progressOf } from './naming.js';
import { day as dayClass, dayLink, field, figure, hued, ink, locked, tile, unit as unitClass } from './view.css.js';

/** How the day of a badge leads to the month of it. */
export interface DayLinks {
  /** An IANA name. */
  timeZone: string;
  hrefOf: (month: string) => string | undefined;
  onOpen: (month: string, event: MouseEvent) => void;
}

function colorsOf(badge: Badge): string {
  const group = groupOf(badge);
  return group === 'all' || group === 'streak' || group === 'challenge' ? ink : cx(hued, hues[disciplineOf[group]]);
}

/** Its bars, its figure, and what it counts. */
function Face({ badge, filled }: { badge: Badge; filled: number }) {
  const copy = useWords(words);
  const { name, figure: value, unit } = nameOf(badge, copy, useLocale());
  return (
    <>
      <BadgeMark filled={filled} />
      {value === undefined ? (
        <span className={unitClass}>{name}</span>
      ) : (
        <span>
          <span className={figure}>{value}</span> <span className={unitClass}>{unit}</span>
        </span>
      )}
    </>
  );
}

/** A badge that is earned: a field of its hue, and the day on which it was. */
export function EarnedTile({ badge, links }: { badge: Badge; links: DayLinks }) {
  return (
    <li className={tile}>
      <div className={cx(field, colorsOf(badge))}>
        <Face badge={badge} filled={barsOf(badge)} />
      </div>
      <EarnedDay badge={badge} links={links} />
    </li>
  );
}

/** The day on which it was earned, and the way to its month. */
export function EarnedDay({ badge, links }: { badge: Badge; links: DayLinks }) {
  const copy = useWords(words);
  const locale = useLocale();
  if (badge.earnedAt === null) return null;
  const day = localDay(links.timeZone, badge.earnedAt);
  const written = writeDay(day, locale, { month: 'short', day: 'numeric', year: 'numeric' });
  const month = day.slice(0, 7);
  const href = links.hrefOf(month);
  if (href === undefined) return <span className={dayClass}>{written}</span>;
  return (
    <a
      className={cx(dayClass, dayLink)}
      href={href}
      // days alike are told apart by their badges
      aria-label={`${written}, ${nameOf(badge, copy, locale).name}`}
      onClick={event => links.onOpen(month, event)}
    >
      {written}
    </a>
  );
}

/** A badge that comes next: an outline, and how far it is. */
export function NextTile({ badge }: { badge: Badge }) {
  const copy = useWords(words);
  const locale = useLocale();
  return (
    <li className={tile}>
      <div className={cx(field, locked)}>
        <Face badge={badge} filled={0} />
      </div>
      <ProgressBar
        label={nameOf(badge, copy, locale).name}
        labelHidden
        max={1}
        value={badge.progress}
        valueText={progressOf(badge, copy, locale).short}
      />
    </li>
  );
}
