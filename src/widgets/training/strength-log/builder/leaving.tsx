import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog/confirm-dialog.js';
import { useWords } from '../../../../ui/language/language.js';
import { builderWords } from './copy.js';

interface LeavingProps {
  isAsking: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before what was typed goes. */
export function Leaving({ isAsking, onStay, onLeave }: LeavingProps) {
  const copy = useWords(builderWords);
  return (
    <ConfirmDialog
      open={isAsking}
      title={copy.leaveTitle}
      action={copy.leave}
      cancelLabel={copy.stay}
      onConfirm={onLeave}
      onClose={onStay}
    >
      {copy.leaveText}
    </ConfirmDialog>
  );
}
