import { useEffect, useRef } from 'react';

/**
 * Calls `onEnd` after so many milliseconds, not counting the time that it is held. `undefined` never ends.
 */
export function useCountdown(milliseconds: number | undefined, held: boolean, onEnd: () => void): void {
  const newest = useRef(onEnd);
  const left = useRef(milliseconds);
  useEffect(() => {
    newest.current = onEnd;
  });
  useEffect(() => {
    if (held || left.current === undefined) return undefined;
    const began = performance.now();
    const timer = setTimeout(() => newest.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, (left.current ?? 0) - (performance.now() - began));
    };
  }, [held]);
}
