/**
 * Lets a function through at most once per so many milliseconds; further calls in that time are dropped, not kept.
 * `now` is a clock in milliseconds.
 */
export function oncePer<Args extends unknown[]>(
  milliseconds: number,
  act: (...args: Args) => void,
  now: () => number = () => performance.now(),
): (...args: Args) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (...args) => {
    const at = now();
    if (at - last < milliseconds) return;
    last = at;
    act(...args);
  };
}
