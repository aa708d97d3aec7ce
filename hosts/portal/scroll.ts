import type { ArrivalKind } from './arrival-kind.js';

const PREFIX = 'portal-scroll ';
const PATIENCE = 1500;

const key = (): string => PREFIX + location.pathname + location.search;

function keep(): void {
  try {
    sessionStorage.setItem(key(), String(Math.round(scrollY)));
  } catch {
    // Blocked storage: a page then opens at its top.
  }
}

function kept(): number {
  try {
    return Number(sessionStorage.getItem(key())) || 0;
  } catch {
    return 0;
  }
}

/** Scrolls to where the page was left, as soon as it has grown that long again. */
function restore(): () => void {
  const top = kept();
  const attempt = () => scrollTo({ top, behavior: 'instant' });
  const growth = new ResizeObserver(attempt);
  growth.observe(document.body);
  const stop = () => growth.disconnect();
  setTimeout(stop, PATIENCE);
  // A user who scrolls decides.
  addEventListener('wheel', stop, { once: true, passive: true });
  addEventListener('touchmove', stop, { once: true, passive: true });
  addEventListener('keydown', stop, { once: true });
  return stop;
}

let stopRestoring = (): void => undefined;

function wasLeftBefore(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate';
}

/** The part of the page that the address names. */
export const namedPart = (): HTMLElement | null => document.getElementById(location.hash.slice(1));

/** A new page opens at its top or at the part that its address names, one reloaded or gone back to where it was left. */
export function scrollFor(arrival: ArrivalKind): void {
  stopRestoring();
  if (arrival === 'back' || (arrival === 'first' && wasLeftBefore())) stopRestoring = restore();
  else if (namedPart()) namedPart()?.scrollIntoView({ behavior: 'instant' });
  else if (arrival === 'onward') scrollTo({ top: 0, behavior: 'instant' });
}

history.scrollRestoration = 'manual';
addEventListener('scrollend', keep, { passive: true });
addEventListener('pagehide', keep);
// A link that is followed at once leads away before the browser says that the scrolling to it has ended.
addEventListener('click', keep, { capture: true });
