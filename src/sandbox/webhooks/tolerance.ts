import { DAY } from '../../core/dates.js';

/** Seconds that a sender's clock may be away from ours, to either side (domain 6.1). */
export const TOLERANCE = 300;

/**
 * How long it is remembered which events came. An older one that comes all the same has no effect: it could not be told
 * from one that had its effect before, nor whether a newer one came since. Senders give up after days.
 */
export const REMEMBERED = 90 * DAY;

/** Whether an event is of a time that is not remembered any more. */
export const isForgotten = (created: number, now: number): boolean => created <= now - REMEMBERED + TOLERANCE;
