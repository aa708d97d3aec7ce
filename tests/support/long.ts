/**
 * Longer than any call waits or tries, in milliseconds. Tests let that much pass, not all timers there are: a database
 * of the same worker sets its own again and again.
 */
export const LONG = 300_000;
