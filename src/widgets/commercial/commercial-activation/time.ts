/** Time that runs evenly: a console’s clock may be wrong, and is set while it waits. Tests have their own. */
export interface Time {
  /** Milliseconds since some moment. */
  now: () => number;
  /** Comes back after so many milliseconds, or at once when nobody waits any longer. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

export const realTime: Time = {
  now: () => performance.now(),
  wait: (milliseconds, signal) =>
    new Promise(resolve => {
      const done = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      signal.addEventListener('abort', done);
      if (signal.aborted) done();
    }),
};
