import { useEffect, type MouseEvent } from 'react';
import { useWords } from '../../../ui/language/language.js';
import type { PropsOf } from '../../element/define.js';
import { NotLoaded } from '../../screen/not-loaded.js';
import { PersonView } from '../../screen/person-view.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import { words } from './copy.js';
import { DayList } from './day-list.js';
import type { workoutCalendar } from './index.js';
import { createWorkoutCalendar, type CalendarState, type WorkoutCalendarModel } from './model.js';
import { MonthGrid } from './month-grid.js';
import { MonthHead } from './month-head.js';
import { StreakField } from './streak-field.js';
import { box, columns, main, title } from './view.css.js';
import { Waiting } from './waiting.js';

type Props = PropsOf<typeof workoutCalendar>;

/** A month of a member's workouts, and the streaks that they make. */
export function View({ month = '', onMonthChanged, onSignInRequested, ...props }: Props) {
  const copy = useWords(words);
  const model = useModel(
    session => createWorkoutCalendar({ session, month, onMonth: changed => onMonthChanged?.({ month: changed }) }),
    [],
  );
  const screen = useStore(model.$screen);
  useEffect(() => model.follow(month), [model, month]);
  return (
    <div className={box}>
      <h2 className={title}>{copy.title}</h2>
      <PersonView
        screen={screen}
        texts={copy.screen}
        waiting={Waiting}
        onRetry={model.retry}
        onSignIn={onSignInRequested}
      >
        {state => <Shown {...props} model={model} state={state} />}
      </PersonView>
    </div>
  );
}

type ShownProps = Pick<Props, 'workoutHref' | 'onWorkoutRequested'> & {
  model: WorkoutCalendarModel;
  state: CalendarState;
};

function Shown({ model, state, workoutHref, onWorkoutRequested }: ShownProps) {
  const copy = useWords(words);
  const part = useStore(model.$streak);
  const streak = part.is === 'known' ? part.streak : undefined;
  const links = {
    hrefOf: (workoutId: string) => workoutHref?.replace('{workoutId}', encodeURIComponent(workoutId)),
    onOpen(workoutId: string, event: MouseEvent) {
      if (onWorkoutRequested?.({ workoutId }) === false) event.preventDefault();
    },
  };
  return (
    <>
      <StreakField model={model} part={part} weekStart={state.weekStart} />
      <div className={columns}>
        <div className={main}>
          <MonthHead model={model} state={state} />
          {state.failure && <NotLoaded what={copy.screen.what} why={{ code: state.failure }} onRetry={model.retry} />}
          <MonthGrid state={state} streak={streak} onChoose={model.choose} {...links} />
        </div>
        <DayList model={model} state={state} streak={streak} {...links} />
      </div>
    </>
  );
}
