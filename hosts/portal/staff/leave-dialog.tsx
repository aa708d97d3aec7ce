import { ConfirmDialog, useWords } from '@echelon/membership/ui';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { guardLeaving } from '../leaving.js';
import { herePath } from '../return-path.js';
import { staffWords } from './staff-words.js';

/** Before a page is left on which something typed is not saved. */
export function LeaveDialog() {
  const { leave: words } = useWords(staffWords);
  const [path, navigate] = useLocation();
  const search = useSearch();
  const [leave, setLeave] = useState<() => void>();
  useEffect(
    () => guardLeaving(herePath(), go => setLeave(() => go), navigate),
    // another address is another page to come back to
    [path, search, navigate],
  );
  const close = () => setLeave(undefined);
  return (
    <ConfirmDialog
      open={leave !== undefined}
      title={words.title}
      action={words.action}
      cancelLabel={words.stay}
      onClose={close}
      onConfirm={() => {
        close();
        leave?.();
      }}
    >
      {words.text}
    </ConfirmDialog>
  );
}
