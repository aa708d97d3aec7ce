import type { MouseEvent } from 'react';
import type { Schedule } from '../../../core/contract/schemas/content/schedule.js';
import { localDay } from '../../../core/wall-clock.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { Link } from '../../../ui/navigation/link/link.js';
import { placeIn } from '../../workouts/class-way.js';
import { workoutWords } from '../../workouts/copy.js';
import { writeDay, writeTime } from '../../workouts/days.js';
import { words } from './copy.js';
import { Opener } from '../../workouts/opener.js';
import { muted, name, row, rowOpener, rows, sheet, when } from './view.css.js';

/** Classes that are shown: those that run, then what comes soonest. */
const SHOWN = 4;

interface OnLiveProps extends Pick<Schedule, 'items' | 'onNow' | 'timeZone'> {
  /** The day where the member is: `YYYY-MM-DD`. */
  today: string;
  hrefOf: (contentId: string, slotId?: string) => string | undefined;
  onOpen: (contentId: string, event: MouseEvent) => void;
  scheduleHref: string | undefined;
}

/** What is on, in the member's own time. */
export function OnLive({ items, onNow, timeZone, today, hrefOf, onOpen, scheduleHref }: OnLiveProps) {
  const copy = useWords(words);
  const { types } = useWords(workoutWords);
  const locale = useLocale();
  // from the evening on, most of what comes is tomorrow's
  const laterDay = (startsAt: number) => {
    const day = localDay(timeZone, startsAt);
    return day !== today && <bdi>{writeDay(day, locale, { weekday: 'short' })}</bdi>;
  };
  const running = new Set(onNow.map(({ id }) => id));
  const shown = [...onNow, ...items.filter(({ id }) => !running.has(id))].slice(0, SHOWN);
  return (
    <section className={sheet}>
      <h3 className={name}>{copy.on}</h3>
      {shown.length === 0 ? (
        <p className={muted}>{copy.none}</p>
      ) : (
        <ul className={rows} role="list">
          {shown.map(({ id, kind, content, startsAt }) => (
            <li key={id} className={row}>
              <span className={when}>
                {running.has(id) ? (
                  <bdi>{copy.now}</bdi>
                ) : (
                  <>
                    {laterDay(startsAt)} <bdi>{writeTime(startsAt, timeZone, locale)}</bdi>
                  </>
                )}
              </span>
              <span>
                <Opener
                  href={hrefOf(content.id, running.has(id) ? placeIn({ id, kind }) : undefined)}
                  className={rowOpener}
                  onOpen={event => onOpen(content.id, event)}
                >
                  <bdi>{content.title}</bdi>
                </Opener>
                <span className={muted}>
                  {' '}
                  {[types[content.type], content.instructor?.name].filter(Boolean).join(' · ')}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {scheduleHref !== undefined && <Link href={scheduleHref}>{copy.all}</Link>}
    </section>
  );
}
