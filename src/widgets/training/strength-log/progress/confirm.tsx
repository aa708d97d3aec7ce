import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog/confirm-dialog.js';
import { useWords } from '../../../../ui/language/language.js';
import { failureText } from '../../../copy.js';
import { useStore } from '../../../screen/use-store.js';
import { words } from './copy.js';
import type { Reset } from './reset.js';

/** What will go, and what stays, before bests count from today. */
export function View({ reset }: { reset: Reset }) {
  const copy = useWords(words);
  const { asked, isBusy, refused } = useStore(reset.$resetting);
  if (!asked) return null;
  const { exercise, count } = asked;
  return (
    <ConfirmDialog
      open
      title={exercise ? copy.confirmOne(exercise.name) : copy.confirmAll}
      action={exercise ? copy.resetOne(exercise.name) : copy.resetAll}
      loading={isBusy}
      error={refused && failureText(refused, copy)}
      onConfirm={() => void reset.confirm()}
      onClose={reset.close}
    >
      {copy.resetText(count)}
    </ConfirmDialog>
  );
}
