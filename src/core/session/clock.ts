/**
 * The server's time, as its answers tell it: the machine's clock, put right by how far it was off at the last answer. It
 * is each copy's own, because each hears the answers to what it asks.
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
