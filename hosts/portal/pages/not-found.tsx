import { NotFound } from '@echelon/membership/ui';
import { useEffect } from 'react';
import { arrivalKind } from '../arrival-kind.js';
import { scrollFor } from '../scroll.js';

/** What every address gets that is none of ours (spec s.2). */
export function NotFoundPage() {
  useEffect(() => {
    document.title = 'Page Not Found · Echelon';
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
