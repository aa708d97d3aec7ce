import type { Time } from '../../../src/widgets/commercial/commercial-activation/time.js';
import { moveClock } from '../../../src/sandbox/world/clock.js';
import type { TestSandbox } from '../../support/sandbox.js';

/** Time that passes when the test says so, for the widget and its server alike. */
export function heldTime(sandbox: TestSandbox) {
  let seconds = 0;
  let waiting: { until: number; go: () => void }[] = [];
  const time: Time = {
    now: () => seconds * 1000,
    wait: (milliseconds, signal) =>
      new Promise(resolve => {
        waiting.push({ until: seconds + milliseconds / 1000, go: resolve });
        signal.addEventListener('abort', () => resolve());
      }),
  };
  return {
    time,
    /** Seconds that are waited for, the shortest first. */
    awaited: () => waiting.map(({ until }) => until - seconds).toSorted((one, other) => one - other),
    async pass(more: number) {
      seconds += more;
      await moveClock(sandbox.database.db, seconds);
      const due = waiting.filter(({ until }) => until <= seconds);
      waiting = waiting.filter(one => !due.includes(one));
      for (const { go } of due) go();
    },
  };
}
