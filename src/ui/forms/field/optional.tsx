import type { ReactNode } from 'react';
import { useWords } from '../../language/language.js';
import { optional } from './optional.css.js';
import { fieldWords } from './words.js';

/** A label that says that its field may be left out: for a form where most must be filled in. */
export function Optional({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <span className={optional}> {useWords(fieldWords).optional}</span>
    </>
  );
}
