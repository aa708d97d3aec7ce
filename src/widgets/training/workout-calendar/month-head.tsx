import { formatNumber } from '../../../core/numbers.js';
import { Button } from '../../../ui/actions/button/button.js';
import { IconButton } from '../../../ui/actions/icon-button/icon-button.js';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { chevronLeft, chevronRight } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { workoutWords } from '../../workouts/copy.js';
import { writeDay } from '../../workouts/days.js';
import { Duration } from '../../workouts/figure.js';
import { words } from './copy.js';
import type { CalendarState, WorkoutCalendarModel } from './model.js';
import { totalsOf } from './totals.js';
import { amounts, head, monthName, steps, totalUnit } from './view.css.js';

interface MonthHeadProps {
  model: WorkoutCalendarModel;
  state: CalendarState;
}

/** The month, the way to others, and what it comes to. */
export function MonthHead({ model, state: { month, days, waiting } }: MonthHeadProps) {
  const copy = useWords(words);
  const { units } = useWords(workoutWords);
  const locale = useLocale();
  const name = writeDay(`${month}-01`, locale, { month: 'long', year: 'numeric' });
  const totals = days && totalsOf(days);
  return (
    <div className={head}>
      <h3 className={monthName} aria-live="polite">
        {name}
      </h3>
      <div className={steps}>
        <IconButton shape={chevronLeft} label={copy.previous} onClick={() => model.turn(-1)} />
        <Button type="secondary" size="sm" onClick={model.toToday}>
          {copy.toToday}
        </Button>
        <IconButton shape={chevronRight} label={copy.next} onClick={() => model.turn(1)} />
      </div>
      {totals && totals.count > 0 ? (
        <p className={amounts}>
          <span>
            {formatNumber(totals.count, locale)} <span className={totalUnit}>{copy.totals.count(totals.count)}</span>
          </span>
          <Duration seconds={totals.seconds} />
          <span>
            {formatNumber(totals.calories, locale)} <span className={totalUnit}>{units.kcal}</span>
          </span>
        </p>
      ) : totals ? (
        <p className={totalUnit}>{copy.noneIn(name)}</p>
      ) : (
        waiting && <Skeleton shape="title" width="medium" />
      )}
    </div>
  );
}
