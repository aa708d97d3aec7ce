import type { DialogButton } from '../../../ui/feedback/dialog/dialog.js';

/** How far something is that is first rehearsed and then done. */
export type RehearsalStage = 'choosing' | 'checking' | 'checked' | 'doing' | 'failed' | 'done';

interface RehearsalButtons {
  /** The form by which the rehearsal is asked for. */
  form: string;
  /** The way back from the rehearsal. */
  back: DialogButton;
  /** The press that does it; undefined where it would change nothing. */
  action: DialogButton | undefined;
  onAgain: () => void;
  onClose: () => void;
  copy: { check: string; again: string; close: string };
}

export interface TwoButtons {
  left: DialogButton | false;
  right: DialogButton | false;
}

export const cancel: DialogButton = { type: 'secondary' };

/** What can be pressed in a dialog that rehearses what it does: the way on, and the way back. */
export function rehearsalButtons(
  stage: RehearsalStage,
  { form, back, action, onAgain, onClose, copy }: RehearsalButtons,
): TwoButtons {
  const close: DialogButton = { label: copy.close, onClick: onClose };
  switch (stage) {
    case 'choosing':
      return { left: cancel, right: { label: copy.check, form } };
    case 'checking':
      return { left: cancel, right: false };
    case 'checked':
    case 'doing': {
      const isOnTheWay = stage === 'doing';
      return action
        ? { left: { ...back, disabled: isOnTheWay }, right: { ...action, loading: isOnTheWay } }
        : { left: back, right: close };
    }
    case 'failed':
      return { left: back, right: { label: copy.again, onClick: onAgain } };
    case 'done':
      return { left: false, right: close };
    default:
      return stage satisfies never;
  }
}
