/*
 * How long a test waits for what must come, in milliseconds. No verdict by time: only what hangs takes so long, on a machine
 * of a third of the usual speed beside other work, too. A shorter wait is no check, and fails where the machine stands still.
 */
export const patience = {
  /** For a state: what a screen shows, what a call answers. */
  state: 60_000,
  /** For a test, or a server that starts. */
  test: 300_000,
  /** For what is made once for many tests. */
  begin: 600_000,
};
