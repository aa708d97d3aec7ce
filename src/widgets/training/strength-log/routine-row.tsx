import type { RoutineLine } from '../../../core/contract/schemas/strength/routines.js';
import { formatList } from '../../../core/lists.js';
import { formatNumber } from '../../../core/numbers.js';
import { Button } from '../../../ui/actions/button/button.js';
import { play } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { Link } from '../../../ui/navigation/link/link.js';
import { cx } from '../../../ui/style/cx.js';
import { hues } from '../../../ui/style/hues.css.js';
import { classWords } from '../../workouts/class-copy.js';
import { words } from './copy.js';
import type { Done } from './last-done.js';
import type { Opening } from './opening.js';
import { act, block, blockUnit, muted, nextMark, opener, row, texts } from './view.css.js';
import { writeDone } from './when.js';

interface RoutineRowProps extends Opening {
  routine: RoutineLine;
  done: Done | undefined;
  isNext: boolean;
  /** By the server's clock, unix seconds. */
  now: number;
  onSee: () => void;
}

/** A routine: what it is, what one needs, when it was last done, and the way to start it. */
export function RoutineRow({ routine, done, isNext, now, onSee, ...opening }: RoutineRowProps) {
  const copy = useWords(words);
  const { levels } = useWords(classWords);
  const locale = useLocale();
  const { id, of, title, level, dayCount, exerciseCount, equipment } = routine;
  // It is copied before it is started.
  const isOurs = of === 'library';
  // One's own weight is no equipment beside any other.
  const needed = equipment.filter(tool => tool !== 'bodyweight');
  const needs =
    needed.length > 0
      ? copy.needs(
          formatList(
            needed.map(tool => copy.tools[tool]),
            locale,
          ),
        )
      : '';
  return (
    <li className={row} part="routine">
      <span className={cx(block, hues.strength)}>
        {formatNumber(exerciseCount, locale)}
        <span className={blockUnit}>{copy.exercises(String(exerciseCount))}</span>
      </span>
      <div className={texts}>
        <h3>
          <button type="button" className={opener} onClick={onSee}>
            <bdi>{title}</bdi>
          </button>
        </h3>
        <p className={muted}>
          {[levels[level], copy.days(formatNumber(dayCount, locale)), needs || copy.tools.bodyweight].join(' · ')}
        </p>
        {done && (
          <p className={muted}>
            <Link
              href={opening.workoutHrefOf(done.workoutId)}
              onClick={event => opening.onWorkout(done.workoutId, event)}
            >
              {copy.lastDone(writeDone(done.localDate, now, locale))}
            </Link>
          </p>
        )}
        {isNext && <p className={nextMark}>{copy.next}</p>}
      </div>
      <div className={act}>
        {isOurs || dayCount > 1 ? (
          <Button
            type="secondary"
            size="sm"
            label={isOurs ? copy.lookInto(title) : copy.chooseDayOf(title)}
            onClick={onSee}
          >
            {isOurs ? copy.look : copy.chooseDay}
          </Button>
        ) : (
          <Button
            type={isNext ? 'start' : 'secondary'}
            size="sm"
            icon={play}
            label={copy.startRoutine(title)}
            href={opening.sessionHrefOf(id, 1)}
            onClick={event => opening.onSession(id, 1, event)}
          >
            {copy.start}
          </Button>
        )}
      </div>
    </li>
  );
}
