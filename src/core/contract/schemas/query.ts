import * as v from 'valibot';

/** A whole number of a query (text there) or of a body, `min` to `max`. */
export const wholeNumber = (max: number, min = 0) =>
  v.pipe(
    v.union(
      [v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'Must be a whole number.'), v.transform(Number))],
      'Must be a whole number.',
    ),
    v.integer('Must be a whole number.'),
    v.minValue(min, `Must be ${min} or more.`),
    v.maxValue(max, `Must be ${max} or less.`),
  );

/** An instant of a query, unix seconds. */
export const instantQuery = wholeNumber(99_999_999_999);

/** Where a page of a list begins, and how many rows it has: 50 when nothing is said, 100 at most. */
export const paging = { offset: v.optional(wholeNumber(10_000_000)), limit: v.optional(wholeNumber(100, 1)) };
