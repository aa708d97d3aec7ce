import { oneLine } from './one-line.js';

/** FIT counts seconds from the last day of 1989, UTC (FIT profile, type `date_time`), we from 1970. */
const EPOCH = 631_065_600;

/** The most bytes of a text: the size of a field is one byte, and a 0 ends the text. */
const NAME_BYTES = 254;

export const fitTime = (unixSeconds: number): number => unixSeconds - EPOCH;

/**
 * Unix seconds; null for what is no point in time. A clock that nobody set counts from when the device was switched on:
 * what it wrote is of 1990, and left out where other readings are not.
 */
export const unixTime = (fitSeconds: unknown): number | null =>
  typeof fitSeconds === 'number' ? fitSeconds + EPOCH : null;

/** A title or a name as FIT can hold it, cut between two characters where it is too long; null for none. */
export function fitName(text: string | null | undefined): string | null {
  const line = oneLine(text);
  return line && oneLine(line.slice(0, new TextEncoder().encodeInto(line, new Uint8Array(NAME_BYTES)).read));
}
