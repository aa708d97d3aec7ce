import { useEffect, useRef, type RefObject } from 'react';
import { isAtBottom } from './is-at-bottom.js';

/**
 * Calls `onReached` once when the end of a box comes into view: by scrolling, at once when the content is shorter
 * than the box, or when a resize makes it so. While `onReached` is undefined nothing is watched: give it only once
 * the content is there, or an empty box counts as read.
 */
export function useBottomReached(box: RefObject<HTMLElement | null>, onReached: (() => void) | undefined): void {
  const newest = useRef(onReached);
  useEffect(() => {
    newest.current = onReached;
  });
  const watching = onReached !== undefined;
  useEffect(() => {
    const element = box.current;
    if (!watching || !element) return undefined;
    let done = false;
    const look = () => {
      if (done || !isAtBottom(element)) return;
      done = true;
      newest.current?.();
    };
    const resized = new ResizeObserver(look);
    resized.observe(element);
    for (const child of element.children) resized.observe(child);
    element.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      done = true;
      resized.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [box, watching]);
}
