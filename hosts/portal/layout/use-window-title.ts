import { useEffect } from 'react';

/** Calls the window after the page that it shows, in the page's language. */
export function useWindowTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Echelon`;
  }, [title]);
}
