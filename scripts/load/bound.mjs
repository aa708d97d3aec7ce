/**
 * What is asked by hand, with its values in place, and the present where it is asked for: one statement, or each of `more`.
 * @returns {{ text: string, values: unknown[] }[]}
 */
export const bound = ({ sql, values, more = [] }, now) =>
  [{ sql, values }, ...more].map(one => ({
    text: one.sql.replaceAll('$now', `$${one.values.length + 1}`),
    values: one.sql.includes('$now') ? [...one.values, now] : one.values,
  }));
