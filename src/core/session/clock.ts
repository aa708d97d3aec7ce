/**
 * The server's time, from its answers: the machine's clock, corrected by its difference at the last answer. Each copy
 * of the library has its own clock, because each sees the answers to its own calls.
 */
export function createClock() {
  /** Milliseconds. */
  let ahead = 0;
  return {
    /** Unix seconds; by the machine's clock alone before the first answer. */
    now: () => Math.floor((Date.now() + ahead) / 1000),
    /** Takes over the `Date` of an answer, where there is one to read. */
    hear: (date: string | null) => {
      ahead = Date.parse(date ?? '') - Date.now() || ahead;
    },
  };
}
