/**
 * How much a counter rose from the first value to the last: one that began again counts on, and a single value that
 * stands far above both its neighbours does not count. Null without two values.
 */
export function risen(values: readonly number[]): number | null {
  if (values.length < 2) return null;
  const steady = values.filter((value, index) => {
    const [before, after] = [values[index - 1] ?? value, values[index + 1] ?? value];
    return !(value > before && value > after && after >= before);
  });
  return steady.reduce((sum, value, index) => {
    const step = value - (steady[index - 1] ?? value);
    return sum + (step < 0 ? value : step);
  }, 0);
}
