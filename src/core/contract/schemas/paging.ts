import * as v from 'valibot';

/** An integer in a query, where everything arrives as text. */
export const queryInteger = (min: number, max: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}$/, 'Must be a whole number.'), v.transform(Number))]),
    v.integer(), v.minValue(min), v.maxValue(max),
  );

/** Which part of a list is wanted: 50 from the beginning unless told otherwise, 100 at most. */
export const paging = { offset: v.optional(queryInteger(0, 1_000_000)), limit: v.optional(queryInteger(1, 100)) };
