import { ToastList, type ToastItem } from '../../../ui/feedback/toast/toast-list.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { writeDay } from '../../workouts/days.js';
import { notDoneText } from '../../workouts/not-done.js';
import { words, type Copy } from './copy.js';
import type { Outcome, PlanState, Wish, WorkoutPlanModel } from './model.js';
import { nextWish } from './next-wish.js';

/** Milliseconds that good news stays. What failed, or can be undone, stays until somebody closes it. */
const READ = 8000;

const notDone = { move: 'notMoved', make: 'notMade', accept: 'notAccepted' } as const satisfies Record<
  Wish['action'],
  keyof Copy
>;

function textOf(
  outcome: Exclude<Outcome, { is: 'locked' }>,
  plan: PlanState['plan'],
  copy: Copy,
  locale: string,
): string {
  const weekday = (day: string) => writeDay(day, locale, { weekday: 'long' });
  const titleOn = (which: string) => plan.days.find(({ day }) => day === which)?.class?.title;
  switch (outcome.is) {
    case 'moved': {
      const { from, to } = outcome;
      const back = titleOn(from);
      return [
        copy.moved(titleOn(to) ?? '', weekday(to)),
        back === undefined ? copy.restBack(weekday(from)) : copy.movedBack(back, weekday(from)),
        plan.hardInARow.length > 0 && copy.makesHardInARow,
      ]
        .filter(Boolean)
        .join(' ');
    }
    case 'refused':
      return notDoneText(copy[notDone[outcome.wish.action]], outcome, copy);
    case 'made':
    case 'accepted':
    case 'readAgain':
      return copy[outcome.is];
    default:
      return outcome satisfies never;
  }
}

/** What has become of the last press, wherever on the page somebody is. */
export function News({ model, state: { plan, outcome: last } }: { model: WorkoutPlanModel; state: PlanState }) {
  const copy = useWords(words);
  const locale = useLocale();
  // what is locked says itself why
  const outcome = last?.is === 'locked' ? undefined : last;
  const next = outcome && nextWish(outcome, plan);
  const isBad = outcome?.is === 'refused' || outcome?.is === 'readAgain';
  const toasts: ToastItem[] = outcome
    ? [
        {
          id: `${outcome.is} ${plan.version}`,
          text: textOf(outcome, plan, copy, locale),
          tone: isBad ? 'error' : 'success',
          undo: next !== undefined,
          duration: isBad || next ? undefined : READ,
        },
      ]
    : [];
  return (
    <ToastList
      toasts={toasts}
      onClose={model.closeNews}
      onUndo={() => next && void model.send(next)}
      undoLabel={isBad ? copy.tryAgain : undefined}
    />
  );
}
