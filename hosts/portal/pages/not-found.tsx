import { NotFound, useWords } from '@echelon/membership/ui';
import { useEffect } from 'react';
import { arrivalKind } from '../arrival-kind.js';
import { useWindowTitle } from '../layout/use-window-title.js';
import { scrollFor } from '../scroll.js';
import { notFoundWords } from './not-found-words.js';

/** Shown at every address that is not ours (spec s.2), within the page's `main`. */
export function NotFoundNote() {
  useWindowTitle(useWords(notFoundWords).title);
  useEffect(() => {
    const kind = arrivalKind();
    if (kind !== 'first') document.querySelector('main')?.focus({ preventScroll: true });
    scrollFor(kind);
  }, []);
  return <NotFound />;
}

/** The same outside of an area. */
export function NotFoundPage() {
  return (
    <main className="main ends ends-broken" id="main" tabIndex={-1}>
      <NotFoundNote />
    </main>
  );
}
