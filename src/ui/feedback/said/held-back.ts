/** Milliseconds until a browser has told a screen reader of a new region. */
const KNOWN = 100;

/** What a screen reader passes over: what is seen stays to be seen, and what is not has no need to be there. */
const heldBack = (by: 'aria-hidden' | 'hidden') => (words: Element | null) => {
  words?.setAttribute(by, 'true');
  const give = () => words?.removeAttribute(by);
  const later = setTimeout(give, KNOWN);
  return () => {
    clearTimeout(later);
    give();
  };
};

/**
 * Keeps words from a screen reader, as their `ref`, until it knows of the region that they came with: they are read out as
 * they come into a region, and often not where they come together with it. Set on the element itself: it is nothing to
 * render again for.
 */
export const unseenHeldBack = heldBack('hidden');

/** The same for words that are seen. */
export const seenHeldBack = heldBack('aria-hidden');
