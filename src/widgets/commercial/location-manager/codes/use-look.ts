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

/** Seconds that are left until an instant of this page's steady clock, in milliseconds; a new number each second. */
export function useSecondsLeft(endsAt: number): number {
  const left = () => Math.max(0, Math.ceil((endsAt - performance.now()) / 1000));
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick(count => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return left();
}
