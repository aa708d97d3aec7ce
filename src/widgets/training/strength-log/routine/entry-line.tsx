import type { Units } from '../../../../core/measures.js';
import type { RoutineEntry } from '../../../../core/contract/schemas/strength/routines.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { muted } from '../view.css.js';
import { entryWords } from './copy.js';
import { detailsOf, setsOf } from './entry-text.js';
import { entryName, entryRow, sets } from './view.css.js';

interface EntryLineProps {
  entry: RoutineEntry;
  /** Of its exercise. */
  name: string;
  units: Units;
}

/** An exercise of a routine: how often, how heavy, and how it is done. */
export function EntryLine({ entry, name, units }: EntryLineProps) {
  const copy = useWords(entryWords);
  const locale = useLocale();
  return (
    <div className={entryRow}>
      <span className={entryName}>{name}</span>
      <span className={sets}>{setsOf(entry, units, locale)}</span>
      <span className={muted}>{detailsOf(entry, copy, locale)}</span>
    </div>
  );
}
