import type { Rest } from './state.js';

/** Seconds that are added to a rest, or taken from it. */
export const REST_STEP = 15;

export const beginRest = (seconds: number, now: number): Rest => ({ seconds, endsAt: now + seconds });

/** Seconds that are left: from the time at which it ends, so that a page that slept loses nothing. */
export const restLeft = ({ endsAt }: Rest, now: number): number => Math.max(0, endsAt - now);

/** Makes a rest longer, or shorter, at most by what is left of it. One that is over begins anew with what is added. */
export function changeRest(rest: Rest, by: number, now: number): Rest {
  const left = Math.max(0, restLeft(rest, now) + by);
  return { seconds: Math.max(left, rest.seconds + by), endsAt: now + left };
}
