/** Seconds of a class after which its place is saved again. */
const EVERY = 15;

/**
 * Keeps where somebody is in a class. `send` answers whether it was kept; what was not is made up for by the next
 * save, because a later second says more than an earlier one.
 */
export function createProgress(send: (seconds: number) => Promise<boolean>) {
  let kept = 0;
  let tried = 0;
  let sending = Promise.resolve();

  function save(second: number): Promise<void> {
    const whole = Math.floor(second);
    tried = whole;
    // One after the other: an earlier second must not arrive last.
    sending = sending.then(async () => {
      if (whole !== kept && (await send(whole))) kept = whole;
    });
    return sending;
  }

  return {
    /** The second that is kept already. */
    begin(second: number): void {
      kept = second;
      tried = second;
    },
    save,
    /** The class has come to this second. */
    reach(second: number): void {
      if (Math.abs(second - tried) >= EVERY) void save(second);
    },
  };
}
