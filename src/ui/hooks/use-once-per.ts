import { useRef } from 'react';
import { oncePer } from './once-per.js';

/** `oncePer` for a component: the time is kept over renders, the newest function is the one that is called. */
export function useOncePer<Args extends unknown[]>(
  milliseconds: number,
  act: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(act);
  const gate = useRef<((...args: Args) => void) | null>(null);
  return (...args) => {
    newest.current = act;
    gate.current ??= oncePer(milliseconds, (...given: Args) => newest.current(...given));
    gate.current(...args);
  };
}
