import { ToastList } from '../../../ui/feedback/toast/toast-list.js';
import { useWords } from '../../../ui/language/language.js';
import { words, type Copy } from './copy.js';
import type { RecordTexts } from './record-texts.js';
import type { Became } from './removal.js';

function textOf(became: Became, copy: Copy, texts: RecordTexts): string {
  if (became.is === 'reset') return copy.wasReset;
  const { best, next } = became;
  return next
    ? copy.removed(texts.name(best), texts.figure(next.metric, next.value), texts.day(next.achievedAt))
    : copy.removedLast(texts.name(best));
}

interface ToastsProps {
  became: (Became & { id: string }) | undefined;
  texts: RecordTexts;
  onClose: () => void;
}

/** What has come of a press: which is the best now. It stays until it is closed, because nothing else says it. */
export function Toasts({ became, texts, onClose }: ToastsProps) {
  const copy = useWords(words);
  return (
    <ToastList
      toasts={became ? [{ id: became.id, text: textOf(became, copy, texts), tone: 'success' }] : []}
      onClose={onClose}
    />
  );
}
