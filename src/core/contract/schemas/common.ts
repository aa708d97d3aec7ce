import * as v from 'valibot';

/** Unix seconds. */
export const seconds = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Minor units, may be negative (a credit). */
export const minorUnits = v.pipe(v.number(), v.integer());

export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64), v.regex(/^[A-Za-z0-9_-]+$/, 'Must be an id.'));

export const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'Must be a two-letter country code.'));

/** PostgreSQL refuses NUL in text, so no text may hold one. */
export const text = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(max, `Must be ${max} characters or fewer.`),
    v.check(value => !value.includes('\0'), 'Must not hold control characters.'),
  );

export const requiredText = (max: number) => v.pipe(text(max), v.minLength(1, 'Must not be empty.'));

/** Marks that turn the direction of all that follows them, in a list or a mail beyond the name that holds one. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g;

/** What a person or a thing is called, in one line: pasted line breaks are spaces. */
export const line = (max: number) =>
  v.pipe(
    v.string(),
    v.transform(value => value.replaceAll(TURNS, '').replaceAll(/[\r\n\u2028\u2029\t]+/g, ' ')),
    text(max),
  );

export const requiredLine = (max: number) => v.pipe(line(max), v.minLength(1, 'Must not be empty.'));

export const currency = v.object({
  code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  scale: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/** Spec s.5: required, at least two characters, a basic address pattern. */
export const email = v.pipe(
  text(254),
  v.minLength(2, 'Enter your email address.'),
  v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Enter an email address like name@example.com.'),
);

/** Spec s.5, the form password validator. */
export const password = v.pipe(
  v.string(),
  v.minLength(8, 'Use at least 8 characters.'),
  v.maxLength(32, 'Use at most 32 characters.'),
  v.regex(/\p{L}/u, 'Use at least one letter.'),
  v.regex(/\p{N}/u, 'Use at least one number.'),
  v.regex(/[^\p{L}\p{N}\s]/u, 'Use at least one symbol.'),
  v.regex(/^\S*$/, 'Do not use spaces.'),
);

export const pageOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ items: v.array(item), total: v.number(), offset: v.number(), limit: v.number() });

/**
 * A page of a long list. `atLeast`: counting stopped at `total`, there are more. `next` and `previous` are the cursors of
 * the pages beside this one, null where there is none; rows that come meanwhile are neither repeated nor skipped by them.
 */
export const longPageOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({
    ...pageOf(item).entries,
    atLeast: v.pipe(v.boolean(), v.description('Counting stopped at total: there are more.')),
    next: v.pipe(v.nullable(v.string()), v.description('The cursor of the page after this one.')),
    previous: v.pipe(v.nullable(v.string()), v.description('The cursor of the page before this one.')),
  });

/** One thing wrong with one field; `path` is dotted. */
export const fieldProblem = v.object({ path: v.string(), message: v.string() });
