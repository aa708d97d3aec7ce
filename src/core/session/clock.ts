// Not that of dates.ts: whoever wants no date has no need of what writes them.
const machine = () => Math.floor(Date.now() / 1000);

/**
 * The server's time, as its answers tell it: the machine's clock, put right by how far it was off at the last answer. It
 * is each copy's own, because each hears the answers to what it asks.
 */
export function createClock() {
  let ahead = 0;
  return {
    /** Unix seconds; by the machine's clock alone before the first answer. */
    now: () => machine() + ahead,
    /** Takes over the `Date` of an answer, where there is one to read. */
    hear: (date: string | null) => {
      const at = Date.parse(date ?? '') / 1000;
      if (at) ahead = at - machine();
    },
  };
}
