import type { Units } from '../../../../core/measures.js';
import type { Routine, RoutineDay } from '../../../../core/contract/schemas/strength/routines.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { play } from '../../../../ui/icon/shapes.js';
import { useWords } from '../../../../ui/language/language.js';
import type { Done } from '../last-done.js';
import type { Opening } from '../opening.js';
import { muted, nextMark, rows } from '../view.css.js';
import { entryWords, routineWords } from './copy.js';
import { EntryLine } from './entry-line.js';
import { nextDayOf } from './next-day.js';
import { day as dayClass, dayHead, heading, slot as slotClass, supersetName } from './view.css.js';

interface DaysProps extends Opening {
  routine: Routine;
  units: Units;
  done: Done | undefined;
  /** Only one's own can be started: the library's are copied first. */
  isOwn: boolean;
}

/** The days of a routine, each with its start; the one whose turn it is comes first to the eye. */
export function Days({ routine, units, done, isOwn, ...opening }: DaysProps) {
  const copy = useWords(routineWords);
  const { id, days } = routine;
  const next = nextDayOf(days, done?.exerciseIds);
  return (
    <>
      {!isOwn && <p className={muted}>{copy.copyFirst}</p>}
      {days.map((day, at) => (
        <section key={at} className={dayClass} part="day">
          <div className={dayHead}>
            <div>
              <h4 className={heading}>
                <bdi>{day.name}</bdi>
              </h4>
              {isOwn && done && days.length > 1 && at === next && <p className={nextMark}>{copy.next}</p>}
            </div>
            {isOwn && (
              <Button
                type={at === next ? 'start' : 'secondary'}
                size="sm"
                icon={play}
                label={copy.startDay(day.name)}
                href={opening.sessionHrefOf(id, at + 1)}
                onClick={event => opening.onSession(id, at + 1, event)}
              >
                {copy.start}
              </Button>
            )}
          </div>
          <Slots day={day} routine={routine} units={units} />
        </section>
      ))}
    </>
  );
}

function Slots({ day, routine, units }: { day: RoutineDay; routine: Routine; units: Units }) {
  const { superset } = useWords(entryWords);
  const exercises = new Map(routine.exercises.map(exercise => [exercise.id, exercise]));
  return (
    <ol className={rows} role="list">
      {day.slots.map(({ entries }, at) => (
        <li key={at} className={slotClass} data-superset={entries.length > 1 ? '' : undefined}>
          {entries.length > 1 && <p className={supersetName}>{superset}</p>}
          {entries.map((entry, turn) => (
            <EntryLine
              key={turn}
              entry={entry}
              name={exercises.get(entry.exerciseId)?.name ?? entry.exerciseId}
              units={units}
            />
          ))}
        </li>
      ))}
    </ol>
  );
}
