/** Keeps the screen on where a browser can, until what it answers is called. A page that comes back asks for it again. */
export function keepAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => undefined;
  const { wakeLock } = navigator;
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  const ask = () => {
    if (document.hidden) return;
    // a refusal, of a battery that is low, leaves the screen as it is
    wakeLock.request('screen').then(
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
}
