import type { FamilyMember } from '../../../core/contract/schemas/family.js';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog/confirm-dialog.js';
import { useWords } from '../../../ui/language/language.js';
import { removeWords } from './remove-copy.js';

export interface RemoveMemberProps {
  member: FamilyMember;
  loading: boolean;
  error: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** What a removal means for this member, and the press that does it. */
export function View({
  member: { displayName, status, email },
  loading,
  error,
  onConfirm,
  onClose,
}: RemoveMemberProps) {
  const copy = useWords(removeWords);
  const meaning =
    status === 'invited'
      ? copy.invited(displayName, email ?? '')
      : status === 'profile'
        ? copy.profile(displayName)
        : copy.active(displayName);
  return (
    <ConfirmDialog
      open
      title={copy.title(displayName)}
      action={copy.action(displayName)}
      loading={loading}
      error={error}
      // A profile without a login cannot be restored.
      confirmWord={status === 'profile' ? displayName : undefined}
      ignoreCase
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {meaning}
    </ConfirmDialog>
  );
}
