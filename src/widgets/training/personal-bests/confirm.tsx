import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog/confirm-dialog.js';
import { useWords } from '../../../ui/language/language.js';
import { failureText } from '../../copy.js';
import { useStore } from '../../screen/use-store.js';
import { words } from './copy.js';
import type { RecordTexts } from './record-texts.js';
import type { Removal } from './removal.js';

interface ConfirmProps {
  removal: Removal;
  texts: RecordTexts;
  /** How many records there are. */
  count: number;
}

/** What will happen, and what will not, before a reading or all records are taken off. */
export function View({ removal, texts, count }: ConfirmProps) {
  const copy = useWords(words);
  const { asked, isBusy, refused } = useStore(removal.$removing);
  if (!asked) return null;
  const shared = {
    open: true,
    loading: isBusy,
    error: refused && failureText(refused, copy),
    onConfirm: () => void removal.confirm(),
    onClose: removal.close,
  };
  return asked.is === 'reset' ? (
    <ConfirmDialog {...shared} title={copy.confirmReset} action={copy.reset}>
      {copy.resetText(count)}
    </ConfirmDialog>
  ) : (
    <ConfirmDialog {...shared} title={copy.confirmWrong(texts.name(asked.best))} action={copy.confirm}>
      {copy.wrongText}
    </ConfirmDialog>
  );
}
