import { NotFound, useWords } from '@echelon/membership/ui';
import { useEffect } from 'react';
import { arrivalKind } from '../arrival-kind.js';
import { useWindowTitle } from '../layout/use-window-title.js';
import { scrollFor } from '../scroll.js';
import { notFoundWords } from './not-found-words.js';

/** Shown at every address that is not ours (spec s.2). */
export function NotFoundPage() {
  useWindowTitle(useWords(notFoundWords).title);
  useEffect(() => {
    const kind = arrivalKind();
    if (kind !== 'first') document.getElementById('main')?.focus({ preventScroll: true });
    scrollFor(kind);
  }, []);
  return (
    <main className="main" id="main" tabIndex={-1}>
      <NotFound />
    </main>
  );
}
