/** Milliseconds until a browser has told a screen reader of a new region. */
const KNOWN = 100;

const HIDDEN = 'aria-hidden';

/**
 * Keeps words from a screen reader, as their `ref`, until it knows of the region that they came with: they are read out as
 * they come into a region, and often not where they come together with it. Set on the element itself: it is nothing to
 * render again for.
 */
export function heldBack(words: Element | null): void {
  words?.setAttribute(HIDDEN, 'true');
  setTimeout(() => words?.removeAttribute(HIDDEN), KNOWN);
}
