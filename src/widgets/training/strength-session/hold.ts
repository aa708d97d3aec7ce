import type { Hold } from './state.js';

/** A hold at a moment: the count before it, or the seconds held. */
export type HoldMoment =
  | { is: 'ready'; in: number }
  | { is: 'holding'; seconds: number }
  /** The target is reached. */
  | { is: 'over'; seconds: number };

/** A count, then the hold; without a target it goes on until somebody stops it. */
export const beginHold = (setId: string, now: number, getReady: number, target: number | null): Hold => ({
  setId,
  beginsAt: now + getReady,
  endsAt: target === null ? null : now + getReady + target,
});

export function holdAt({ beginsAt, endsAt }: Hold, now: number): HoldMoment {
  if (now < beginsAt) return { is: 'ready', in: beginsAt - now };
  return endsAt !== null && now >= endsAt
    ? { is: 'over', seconds: endsAt - beginsAt }
    : { is: 'holding', seconds: now - beginsAt };
}

/** Seconds that were held until now; none before it began. */
export function heldSeconds(hold: Hold, now: number): number {
  const moment = holdAt(hold, now);
  return moment.is === 'ready' ? 0 : moment.seconds;
}
