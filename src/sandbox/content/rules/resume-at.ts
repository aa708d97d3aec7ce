/** Less than this is left: the class is over, and begins anew. */
const LEFT = 30;

/** The second to go on at, of a class that was left off; 0 begins at the beginning. */
export const resumeAt = (seconds: number, durationSeconds: number): number =>
  durationSeconds - seconds < LEFT ? 0 : seconds;
