import { ToastList } from '../../../ui/feedback/toast/toast-list.js';
import { useWords } from '../../../ui/language/language.js';
import { useStore } from '../../screen/use-store.js';
import { notDoneText } from '../../workouts/not-done.js';
import { words, type Copy } from './copy.js';
import type { Note, WorkoutDetailModel } from './model.js';

/** Milliseconds that good news stays. What has failed stays until somebody closes it. */
const READ = 8000;

function textOf(note: Note, copy: Copy): string {
  switch (note.is) {
    case 'saved':
      return note.withHeartRate ? `${copy.saved(note.fileName)} ${copy.savedWithHeart}` : copy.saved(note.fileName);
    case 'restored':
    case 'changed':
      return copy[note.is];
    case 'notSaved':
    case 'notDeleted':
      return notDoneText(copy[note.is], note, copy);
    default:
      return note satisfies never;
  }
}

/** What has become of a press. */
export function NoteToast({ model }: { model: WorkoutDetailModel }) {
  const copy = useWords(words);
  const note = useStore(model.$note);
  const isBad = note?.is === 'notSaved' || note?.is === 'notDeleted';
  const toasts = note
    ? [
        {
          id: note.is,
          text: textOf(note, copy),
          tone: isBad ? ('error' as const) : ('success' as const),
          duration: isBad ? undefined : READ,
        },
      ]
    : [];
  return <ToastList toasts={toasts} onClose={model.closeNote} />;
}
