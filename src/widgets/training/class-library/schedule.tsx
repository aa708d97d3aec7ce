import type { Slot } from '../../../core/contract/schemas/content/schedule.js';
import { formatNumber } from '../../../core/numbers.js';
import { localDay } from '../../../core/wall-clock.js';
import { Button } from '../../../ui/actions/button/button.js';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.js';
import { ListSkeleton } from '../../../ui/feedback/skeletons/skeletons.js';
import { calendar } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { PersonView } from '../../screen/person-view.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import { workoutWords } from '../../workouts/copy.js';
import { placeIn } from '../../workouts/class-way.js';
import { LockedNote } from '../../workouts/locked-note.js';
import { dayAfter, writeDay, writeTime } from '../../workouts/days.js';
import { agendaOf, minutesUntil, type AgendaDay } from './agenda.js';
import { words } from './copy.js';
import { Opener } from '../../workouts/opener.js';
import type { Opening } from './opening.js';
import { createSchedule } from './schedule-model.js';
import { column, muted, name, nowRow, onNow as onNowClass, row, rows, section, when, opener } from './view.css.js';

/** What is on now, and in the next seven days, in the member's own time. */
export function View({ membershipHref, ...props }: Opening & { membershipHref: string | undefined }) {
  const copy = useWords(words);
  const model = useModel(createSchedule, []);
  const screen = useStore(model.$screen);
  const now = useStore(model.$now);
  return (
    <PersonView screen={screen} texts={{ what: copy.pieces.schedule }} waiting={ListSkeleton} onRetry={model.retry}>
      {({ items, timeZone, locked }) => {
        const { onNow, days } = agendaOf(items, now, timeZone);
        const today = localDay(timeZone, now);
        return (
          <div className={column}>
            <LockedNote locked={locked} membershipHref={membershipHref} />
            {onNow.length > 0 && <OnNow {...props} slots={onNow} />}
            {onNow.length === 0 && days.length === 0 && (
              <EmptyState icon={calendar} title={copy.nothingOn}>
                {copy.nothingOnText}
              </EmptyState>
            )}
            {days.map(day => (
              <Day key={day.day} {...props} day={day} today={today} now={now} timeZone={timeZone} />
            ))}
            <p className={muted}>{copy.timesIn(timeZone.replaceAll('_', ' '))}</p>
          </div>
        );
      }}
    </PersonView>
  );
}

const useKind = () => {
  const copy = useWords(words);
  const { types } = useWords(workoutWords);
  return ({ kind, content }: Slot): string =>
    [kind === 'live' ? copy.live : copy.encore, types[content.type], content.instructor?.name]
      .filter(Boolean)
      .join(' · ');
};

/** The one that began last is the one to join. */
function OnNow({ slots, hrefOf, onOpen }: Opening & { slots: readonly Slot[] }) {
  const copy = useWords(words);
  const kindOf = useKind();
  return (
    <section className={onNowClass}>
      <h3 className={name}>{copy.onNow}</h3>
      {slots.toReversed().map((slot, at) => (
        <div key={slot.id} className={nowRow}>
          <div>
            <p className={name}>
              <bdi>{slot.content.title}</bdi>
            </p>
            <p className={muted}>{kindOf(slot)}</p>
          </div>
          <Button
            type={at === 0 ? 'start' : 'secondary'}
            href={hrefOf(slot.content.id, placeIn(slot))}
            onClick={event => onOpen(slot.content.id, event)}
          >
            {copy.join(slot.content.title)}
          </Button>
        </div>
      ))}
    </section>
  );
}

interface DayProps extends Opening {
  day: AgendaDay;
  today: string;
  now: number;
  timeZone: string;
}

function Day({ day: { day, slots }, today, now, timeZone, ...opening }: DayProps) {
  const copy = useWords(words);
  const locale = useLocale();
  const kindOf = useKind();
  const written = writeDay(day, locale, { weekday: 'long', month: 'long', day: 'numeric' });
  const called = day === today ? copy.today : day === dayAfter(today, 1) ? copy.tomorrow : undefined;
  return (
    <section className={section} part="day">
      <h3 className={name}>{called ? `${called}, ${written}` : written}</h3>
      <ul className={rows} role="list">
        {slots.map(slot => {
          const minutes = minutesUntil(slot.startsAt, now);
          return (
            <li key={slot.id} className={row}>
              <span className={when}>
                <bdi>{writeTime(slot.startsAt, timeZone, locale)}</bdi>
              </span>
              <span>
                <Opener
                  className={opener}
                  href={opening.hrefOf(slot.content.id)}
                  onOpen={event => opening.onOpen(slot.content.id, event)}
                >
                  <bdi>{slot.content.title}</bdi>
                </Opener>
                <span className={muted}>
                  <br />
                  {kindOf(slot)}
                </span>
              </span>
              {minutes !== undefined && <span className={when}>{copy.inMinutes(formatNumber(minutes, locale))}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
