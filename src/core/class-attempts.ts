/** The share of a class that was gone through by whoever finished it; less than that was skipped to its end. */
const WHOLE = 0.9;

/** Seconds of play under which there is no workout: somebody only looked at the end. */
export const SHORTEST_ATTEMPT = 60;

/** Whether a class was taken to its end: what was played of it, from the second that it was gone on with at. */
export const hasFinished = (
  { from, durationSeconds }: { from: number; durationSeconds: number },
  classSeconds: number,
): boolean => from + durationSeconds >= classSeconds * WHOLE;
