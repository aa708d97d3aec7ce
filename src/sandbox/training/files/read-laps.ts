import type { Lap } from '../../../core/contract/schemas/training/recording.js';

/** The laps of a file. Formats want one at least: a single one without a name that is the whole workout is none. */
export function lapsOf(laps: readonly Lap[], durationSeconds: number): { laps?: Lap[] } {
  const [first, ...others] = laps;
  const isWhole = others.length === 0 && first?.start === 0 && first.length === durationSeconds;
  return !first || (isWhole && first.name === undefined) ? {} : { laps: [...laps] };
}
