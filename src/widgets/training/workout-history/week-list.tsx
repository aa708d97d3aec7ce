import type { MouseEvent } from 'react';
import type { Workout } from '../../../core/contract/schemas/training/workouts.js';
import type { Units } from '../../../core/measures.js';
import { formatNumber } from '../../../core/numbers.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { unseen } from '../../../ui/style/unseen.css.js';
import { dayAfter, mondayOf, writeDays } from '../../workouts/days.js';
import { Amount, Duration } from '../../workouts/figure.js';
import { Block, type BlockProps } from './block.js';
import { words, type Copy } from './copy.js';
import { blocks, sums, sumTime, week as weekClass, weekDays, weekName, weeks as weeksClass } from './view.css.js';
import { weeksOf, type Week } from './weeks.js';

export interface WorkoutsProps {
  items: readonly Workout[];
  units: Units;
  /** The member's day, `YYYY-MM-DD`. */
  today: string;
  /** Those that are chosen, while somebody chooses. */
  chosen: ReadonlySet<string> | undefined;
  onChoose: (workoutId: string, chosen: boolean) => void;
  hrefOf: (workoutId: string) => string | undefined;
  onOpen: (workoutId: string, event: MouseEvent) => void;
}

type BlocksProps = Omit<WorkoutsProps, 'units' | 'today'> & Pick<BlockProps, 'dated'>;

// A language's own pattern of the two may put the number first, which reads as an hour here.
const byWeekday = [{ weekday: 'short' }, { day: 'numeric' }] as const;
const byDate = [{ month: 'short', day: 'numeric', year: 'numeric' }] as const;

const lastOf = (chosen: ReadonlySet<string> | undefined) => (chosen ? [...chosen].at(-1) : undefined);

const Blocks = ({ items, dated, chosen, onChoose, hrefOf, onOpen }: BlocksProps) => (
  <ul className={blocks} role="list">
    {items.map(workout => (
      <Block
        key={workout.id}
        workout={workout}
        dated={dated}
        href={hrefOf(workout.id)}
        onOpen={event => onOpen(workout.id, event)}
        chosen={chosen && chosen.has(workout.id)}
        last={workout.id === lastOf(chosen)}
        onChoose={isChosen => onChoose(workout.id, isChosen)}
      />
    ))}
  </ul>
);

/** Weeks as rows; `isAll` when no workout is left to come. */
export function WeekList({ isAll, ...props }: WorkoutsProps & { isAll: boolean }) {
  return (
    <ol className={weeksClass} role="list">
      {weeksOf(props.items, isAll).map(week => (
        <WeekRow key={week.monday} week={week} {...props} />
      ))}
    </ol>
  );
}

/** In another order than that of time: one row of all. */
export const OrderedList = (props: WorkoutsProps) => (
  <div className={weekClass}>
    <h3 className={unseen}>{useWords(words).inOrder}</h3>
    <Blocks {...props} dated={byDate} />
  </div>
);

function nameOf(monday: string, today: string, copy: Copy): string | undefined {
  const thisMonday = mondayOf(today);
  return monday === thisMonday ? copy.thisWeek : monday === dayAfter(thisMonday, -7) ? copy.lastWeek : undefined;
}

function WeekRow({ week, units, today, ...blocksProps }: Omit<WorkoutsProps, 'items'> & { week: Week }) {
  const copy = useWords(words);
  const locale = useLocale();
  const { monday, items, seconds, distance, calories } = week;
  const sunday = dayAfter(monday, 6);
  const name = nameOf(monday, today, copy);
  const isThisYear = sunday.slice(0, 4) === today.slice(0, 4);
  const days = writeDays(monday, sunday, locale, {
    month: 'short',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  });
  return (
    <li className={weekClass} part="week">
      <h3 className={weekName}>
        {name ?? days}
        {name && <span className={weekDays}>{days}</span>}
      </h3>
      <Blocks {...blocksProps} items={items} dated={byWeekday} />
      <div className={sums}>
        <span className={sumTime}>
          <Duration seconds={seconds} />
        </span>
        <span>{copy.ofWeek(formatNumber(items.length, locale))}</span>
        {distance !== null && <Amount quantity="distance" value={distance} units={units} />}
        {calories !== null && <Amount quantity="calories" value={calories} units={units} />}
      </div>
    </li>
  );
}
