import { ToastList, type ToastItem } from '../../../ui/feedback/toast/toast-list.js';
import { useWords } from '../../../ui/language/language.js';
import { useStore } from '../../screen/use-store.js';
import { notDoneText } from '../../workouts/not-done.js';
import { undoDeletion } from './deletion.js';
import type { WorkoutHistoryModel } from './model.js';
import { outcomeWords, type OutcomeCopy } from './outcomes-copy.js';
import type { Outcome } from './outcomes.js';

/** Milliseconds that good news stays. What can be undone, or has failed, stays until somebody closes it. */
const READ = 8000;

function textOf(outcome: Outcome, copy: OutcomeCopy): string {
  switch (outcome.is) {
    case 'deleted':
      return copy.deleted(outcome.count);
    case 'restored':
      return copy.restored(outcome.count);
    case 'saved':
      return [copy.saved(outcome.count, outcome.fileName), outcome.left > 0 && copy.left(outcome.left)]
        .filter(Boolean)
        .join(' ');
    case 'notDeleted':
    case 'notRestored':
      return notDoneText(copy[outcome.is](outcome.count), outcome, copy);
    case 'notSaved':
      return notDoneText(copy.notSaved, outcome, copy);
    default:
      return outcome satisfies never;
  }
}

const isGood = ({ is }: Outcome): boolean => is === 'deleted' || is === 'restored' || is === 'saved';

/** What has become of presses. */
export function View({ model }: { model: WorkoutHistoryModel }) {
  const copy = useWords(outcomeWords);
  const shown = useStore(model.outcomes.$outcomes);
  const toasts = shown.map((outcome): ToastItem => ({
    id: outcome.id,
    text: textOf(outcome, copy),
    tone: isGood(outcome) ? 'success' : 'error',
    undo: outcome.is === 'deleted' || outcome.is === 'notRestored',
    duration: outcome.is === 'restored' || outcome.is === 'saved' ? READ : undefined,
  }));
  return <ToastList toasts={toasts} onClose={model.outcomes.close} onUndo={id => void undoDeletion(model, id)} />;
}
