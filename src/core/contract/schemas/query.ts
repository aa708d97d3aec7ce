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

/** Rows of a long list are counted up to here, and passed over for an `offset` up to here: both read every one of them. */
export const COUNTED = 10_000;

/**
 * The same of a long list, which is read on from a row: the `next` or `previous` of a page leads to the page beside it,
 * and `offset` then only says where that page is counted to begin.
 */
const longPaging = {
  cursor: v.optional(v.pipe(text(2000), v.description('The next or previous of a page: leads to the page beside it.'))),
  offset: v.optional(
    v.pipe(
      wholeNumber(10_000_000),
      v.description(`At most ${COUNTED} without a cursor. With one, it only says where the page is counted to begin.`),
    ),
  ),
  limit: paging.limit,
};

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

/** The query of a list of very many rows: a page far down costs no more than the first. */
export const longListing = <const Filters extends v.ObjectEntries, const Name extends string>({
  filters,
  sorts,
}: {
  filters: Filters;
  sorts: readonly Name[];
}) => v.object({ ...filters, ...sorting(sorts), ...longPaging });

/** The query of a list with nothing to filter by. */
export const pageQuery = listing();
export type PageQuery = v.InferOutput<typeof pageQuery>;

const longPageQuery = v.object(longPaging);
export type LongPageQuery = v.InferOutput<typeof longPageQuery>;
