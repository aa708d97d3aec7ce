import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { useWords } from '../../../../ui/language/language.js';
import { failureText } from '../../../copy.js';
import type { Note } from './model.js';
import { orderWords } from './order-copy.js';

/** What happened last. */
export function Remark({ note }: { note: Note }) {
  const copy = useWords(orderWords);
  switch (note.is) {
    case 'moved':
      return <Banner tone="success">{copy.moves[note.move].done}</Banner>;
    case 'changedBy':
      return <Banner tone="warning">{note.name === null ? copy.changed : copy.changedBy(note.name)}</Banner>;
    case 'refused':
      return <Banner>{failureText(note, copy)}</Banner>;
    default:
      return note satisfies never;
  }
}
