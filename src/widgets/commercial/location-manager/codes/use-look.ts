import { useEffect, useState } from 'react';

/** Milliseconds between two looks at what may change any moment. */
const EVERY = 5000;

/** Looks again and again while it is in view, and at once when somebody comes back to it. */
export function useLook(look: () => Promise<void>, active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    let isAsking = false;
    const again = () => {
      if (document.visibilityState !== 'visible' || isAsking) return;
      isAsking = true;
      void look().finally(() => {
        isAsking = false;
      });
    };
    const timer = setInterval(again, EVERY);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [look, active]);
}

const secondsUntil = (endsAt: number): number => Math.max(0, Math.ceil((endsAt - performance.now()) / 1000));

/** Seconds that are left until an instant of this page's steady clock, in milliseconds; a new number each second. */
export function useSecondsLeft(endsAt: number): number {
  const [left, setLeft] = useState(() => secondsUntil(endsAt));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(endsAt)), 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return left;
}
