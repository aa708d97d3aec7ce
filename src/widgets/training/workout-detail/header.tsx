import { disciplineMarks } from '../../../ui/data/content-card/discipline.js';
import { Icon } from '../../../ui/icon/icon.js';
import { trophy } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { Link } from '../../../ui/navigation/link/link.js';
import { cx } from '../../../ui/style/cx.js';
import { hues } from '../../../ui/style/hues.css.js';
import { formatNumber } from '../../../core/numbers.js';
import { localDay } from '../../../core/wall-clock.js';
import { workoutWords } from '../../workouts/copy.js';
import { disciplineOf } from '../../workouts/disciplines.js';
import { formatDuration, minutesOf } from '../../workouts/durations.js';
import { Amount, Duration } from '../../workouts/figure.js';
import { words } from './copy.js';
import { isEstimated, totalThatMatters } from './figures.js';
import {
  arena,
  field,
  figure,
  figureName,
  flag,
  kind,
  line,
  mark,
  matter,
  texts,
  title as titleClass,
} from './header.css.js';
import type { Links } from './links.js';
import type { Shown } from './model.js';
import { whenOf } from './when.js';

interface HeaderProps {
  shown: Shown;
  links: Links;
}

/** What it was, when and where, and the figure that matters. */
export function Header({ shown: { detail, settings, now }, links }: HeaderProps) {
  const copy = useWords(words);
  const { types, sources } = useWords(workoutWords);
  const locale = useLocale();
  const { workout } = detail;
  const { type, title, content, durationSeconds, classSeconds, completed, source, totals } = workout;
  const discipline = disciplineOf[type];
  const total = totalThatMatters(workout);
  const value = total && totals[total];
  const { day, time, place } = whenOf(workout, settings.timeZone, localDay(settings.timeZone, now), locale);
  const minutes = (seconds: number) => formatNumber(minutesOf(seconds), locale);
  const facts = [
    ...(!completed && classSeconds !== null ? [copy.leftAt(minutes(durationSeconds), minutes(classSeconds))] : []),
    // said already where it is what matters
    ...((completed || classSeconds === null) && value ? [formatDuration(durationSeconds, locale)] : []),
    ...(source === 'manual' || source === 'import' ? [sources[source], copy.unranked] : []),
  ];
  return (
    <header className={cx(arena, hues[discipline])} part="header">
      <div className={field}>
        <svg className={mark} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={String(disciplineMarks[discipline])} />
        </svg>
        <p className={kind}>{types[type]}</p>
      </div>
      <div className={texts}>
        <h2 className={titleClass} tabIndex={-1}>
          <bdi>{title}</bdi>
        </h2>
        {content && (
          <p className={line}>
            <Link {...links.content(content.id)}>{content.title === title ? copy.toClass : content.title}</Link>
            {content.instructor && ` · ${content.instructor.name}`}
          </p>
        )}
        <p className={line}>{[day, time, ...(place ? [copy.clockOf(place)] : [])].join(', ')}</p>
        {facts.length > 0 && <p className={line}>{facts.join(' · ')}</p>}
        <div className={matter}>
          <div>
            <p className={figure}>
              {total && value ? (
                <Amount quantity={total} value={value} units={settings.units} />
              ) : (
                <Duration seconds={durationSeconds} />
              )}
            </p>
            <p className={figureName}>
              {total && value ? copy.totals[total] : copy.time}
              {total && isEstimated(workout, total) && ` · ${copy.estimated}`}
            </p>
          </div>
          {detail.personalBests.length > 0 && (
            <p className={flag}>
              <Icon shape={trophy} size="xs" />
              {copy.record}
            </p>
          )}
        </div>
      </div>
    </header>
  );
}
