/** Seconds without any reading from which on somebody had paused (domain 8.5). */
export const LONGEST_HOLD = 60;

/** Seconds that a reading counts which none follows, or none before a pause. */
const LAST = 1;

/**
 * The seconds that each sample of a recording holds: until the next one. What is longer than `LONGEST_HOLD` is a pause,
 * which counts for nothing; a shorter one, that a device tells of, begins with a sample that read nothing.
 * @param seconds Since the beginning, each more than the one before.
 */
export const heldSeconds = (seconds: readonly number[]): number[] =>
  seconds.map((at, index) => {
    const length = (seconds[index + 1] ?? at + LAST) - at;
    return length > LONGEST_HOLD ? LAST : length;
  });
