import { Banner } from '../../../ui/feedback/banner/banner.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import type { PropsOf } from '../../element/define.js';
import { PersonView } from '../../screen/person-view.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import { dayAfter, writeDays } from '../../workouts/days.js';
import { LockedNote } from '../../workouts/locked-note.js';
import { Actions } from './actions.js';
import { words } from './copy.js';
import { DayList } from './day-list.js';
import type { workoutPlan } from './index.js';
import { linksOf } from './links.js';
import { createWorkoutPlan, type PlanState, type WorkoutPlanModel } from './model.js';
import { News } from './news.js';
import { Summary } from './summary.js';
import { box, dates, head, title } from './view.css.js';
import { Waiting } from './waiting.js';
import { emptyBecause } from './week.js';

type Props = PropsOf<typeof workoutPlan>;

/** A member's week, as rules have planned it. */
export function View(props: Props) {
  const copy = useWords(words);
  const locale = useLocale();
  const { onPlanAccepted, onSignInRequested } = props;
  const model = useModel(
    session => createWorkoutPlan({ session, onAccepted: planId => onPlanAccepted?.({ planId }) }),
    [],
  );
  const screen = useStore(model.$screen);
  return (
    <div className={box}>
      <div className={head}>
        <h2 className={title}>{copy.title}</h2>
        {screen.is === 'plan' && (
          <p className={dates}>{writeDays(screen.plan.weekStart, dayAfter(screen.plan.weekStart, 6), locale)}</p>
        )}
      </div>
      <PersonView
        screen={screen}
        texts={copy.screen}
        waiting={Waiting}
        onRetry={model.retry}
        onSignIn={onSignInRequested}
      >
        {state => <Plan model={model} state={state} props={props} />}
      </PersonView>
    </div>
  );
}

function Plan({ model, state, props }: { model: WorkoutPlanModel; state: PlanState; props: Props }) {
  const copy = useWords(words);
  const why = emptyBecause(state.plan.days);
  return (
    <>
      <Summary plan={state.plan} />
      {why && (
        <Banner tone="info" title={copy.empty[why]} announced={false}>
          {copy.emptyText[why]}
        </Banner>
      )}
      <LockedNote
        locked={state.plan.locked}
        membershipHref={props.membershipHref}
        isAnswer={state.outcome?.is === 'locked'}
      />
      {!state.plan.locked && <Actions model={model} state={state} />}
      <DayList model={model} state={state} links={linksOf(props)} />
      <News model={model} state={state} />
    </>
  );
}
