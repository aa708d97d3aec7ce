import { useEffect } from 'react';

/** Keeps the screen on while a session runs, where a browser can; a page that comes back asks for it again. */
export function useAwake(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const ask = () => {
      if (document.hidden) return;
      // a refusal, of a battery that is low, leaves the screen as it is
      navigator.wakeLock.request('screen').then(
        given => {
          if (isOver) void given.release();
          else lock = given;
        },
        () => undefined,
      );
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
}
