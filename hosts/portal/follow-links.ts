import type { MouseEvent } from 'react';
import { leaveFor } from './leaving.js';

/** The path within this site that a click asks for, or nothing where the browser knows better what to do. */
function pathAsked(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  const samePage = pathname === location.pathname && search === location.search && hash !== '';
  return origin === location.origin && !samePage ? pathname + search + hash : undefined;
}

/** Follows links between pages without a reload, whichever component rendered them. */
export const followLinks = (navigate: (path: string) => void) => (event: MouseEvent) => {
  const path = pathAsked(event);
  if (path === undefined) return;
  event.preventDefault();
  leaveFor(() => navigate(path));
};
