import * as v from 'valibot';
import { text } from './common.js';

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

/** Rows on a page: the default of a list, and the limit of every list. */
export const pageSize = { usual: 50, most: 100 } as const;

/** Where a page of a list begins, and how many rows it has. */
const paging = { offset: v.optional(wholeNumber(10_000_000)), limit: v.optional(wholeNumber(pageSize.most, 1)) };

/** A part of a text that is looked for, in any case. */
export const searched = (max = 100) => v.optional(text(max));

/** The columns that a list can be sorted by: `name` ascending, `-name` descending. */
export const sorting = <const Name extends string>(names: readonly Name[]) => ({
  sort: v.optional(v.picklist(names.flatMap(name => [name, `-${name}`] as const))),
});

/** The query of a list: its own filters (`q: searched()` where it is searched), its sorts, and the page. */
export function listing<const Filters extends v.ObjectEntries, const Name extends string>(own: {
  filters: Filters;
  sorts: readonly Name[];
}): v.ObjectSchema<Filters & ReturnType<typeof sorting<Name>> & typeof paging, undefined>;
export function listing<const Filters extends v.ObjectEntries>(own: {
  filters: Filters;
}): v.ObjectSchema<Filters & typeof paging, undefined>;
export function listing(): v.ObjectSchema<typeof paging, undefined>;
export function listing({ filters, sorts }: { filters?: v.ObjectEntries; sorts?: readonly string[] } = {}) {
  return v.object({ ...filters, ...(sorts && sorting(sorts)), ...paging });
}

/** The query of a list with nothing to filter by. */
export const pageQuery = listing();
export type PageQuery = v.InferOutput<typeof pageQuery>;
