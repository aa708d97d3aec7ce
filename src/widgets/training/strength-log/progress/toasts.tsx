import { ToastList, type ToastItem } from '../../../../ui/feedback/toast/toast-list.js';
import { useWords } from '../../../../ui/language/language.js';
import { useStore } from '../../../screen/use-store.js';
import { notDoneText } from '../../../workouts/not-done.js';
import { words, type Copy } from './copy.js';
import type { StrengthProgressModel } from './model.js';
import type { Outcome } from './outcomes.js';

/** Milliseconds that good news stays. What can be undone, or has failed, stays until somebody closes it. */
const READ = 8000;

function textOf(outcome: Outcome, copy: Copy): string {
  switch (outcome.is) {
    case 'deleted':
    case 'restored':
      return copy[outcome.is](outcome.title);
    case 'reset':
      return outcome.exercise === null ? copy.wasResetAll : copy.wasResetOne(outcome.exercise);
    case 'notDeleted':
    case 'notRestored':
      return notDoneText(copy[outcome.is](outcome.title), outcome, copy);
    default:
      return outcome satisfies never;
  }
}

/** What has become of presses. */
export function Toasts({ model: { outcomes, sessions } }: { model: StrengthProgressModel }) {
  const copy = useWords(words);
  const toasts = useStore(outcomes.$outcomes).map((outcome): ToastItem => ({
    id: outcome.id,
    text: textOf(outcome, copy),
    tone: 'code' in outcome ? 'error' : 'success',
    undo: outcome.is === 'deleted',
    duration: outcome.is === 'restored' || outcome.is === 'reset' ? READ : undefined,
  }));
  return <ToastList toasts={toasts} onClose={outcomes.close} onUndo={id => void sessions.undo(id)} />;
}
