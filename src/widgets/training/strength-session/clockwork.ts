import { atom, onMount } from 'nanostores';
import { restLeft } from './rest.js';
import type { TrainingSession } from './state.js';

/** Milliseconds between two looks at the clock. */
const LOOK = 250;
/** Seconds after which the end of a rest is no news: the page was asleep, or closed. */
const OLD = 60;

interface Inputs {
  now: () => number;
  /** The session that runs. */
  read: () => TrainingSession | null;
  /** Ends a hold that has reached its target; whether one has. */
  endHold: () => boolean;
  alert: () => void;
}

/** Looks at the clock while anybody looks at it, and says once when a rest or a hold is over. */
export function createClockwork({ now, read, endHold, alert }: Inputs) {
  const $now = atom(now());
  /** The end of the rest that was told already. */
  let told = 0;

  function look(): void {
    $now.set(now());
    const known = read();
    if (!known) return;
    if (endHold()) return alert();
    const { rest } = known;
    if (!rest || restLeft(rest, now()) > 0 || told === rest.endsAt) return;
    told = rest.endsAt;
    if (now() - rest.endsAt < OLD) alert();
  }

  onMount($now, () => {
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  });

  return { $now, look };
}
