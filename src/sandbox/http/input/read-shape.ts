import * as v from 'valibot';
import type { FieldProblem } from '../../../core/contract/failure.js';

type Read<Out> = { ok: true; output: Out } | { ok: false; problems: FieldProblem[] };

/** What a value has to be, by the name of the check that it failed. */
const sentences: Readonly<Record<string, string>> = {
  string: 'Must be text.',
  number: 'Must be a number.',
  finite: 'Must be a number.',
  integer: 'Must be a whole number.',
  safe_integer: 'Must be a whole number.',
  boolean: 'Must be true or false.',
  array: 'Must be a list.',
  tuple: 'Must be a list.',
  object: 'Must be an object.',
  strict_object: 'Must be an object.',
  loose_object: 'Must be an object.',
  record: 'Must be an object.',
  blob: 'Must be a file.',
  email: 'Must be an email address.',
};

/** Bounds that a value misses, by the name of the check. */
const bounds: Readonly<Record<string, (bound: string) => string>> = {
  min_value: bound => `Must be ${bound} or more.`,
  max_value: bound => `Must be ${bound} or less.`,
  min_length: bound => `Must have ${bound} or more.`,
  max_length: bound => `Must have ${bound} at most.`,
  picklist: choices => `Must be one of these: ${choices}.`,
  enum: choices => `Must be one of these: ${choices}.`,
  literal: choice => `Must be ${choice}.`,
  variant: choices => `Must be one of these: ${choices}.`,
};

/** `("easy" | "hard")` as `easy, hard`, `<=20` as `20`. */
const listed = (expected: string): string => expected.replaceAll(/^\(|\)$|["<>=]/g, '').replaceAll(' | ', ', ');

/** For what has no sentence of its own: the validator's are written for programmers. */
export function sentenceOf({ type, kind, expected, received }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'Does not belong here.';
  if (kind === 'schema' && received === 'undefined') return 'Is missing.';
  return sentences[type] ?? bounds[type]?.(listed(expected ?? '')) ?? 'Is not valid.';
}

/** What was sent, as the shape reads it, or everything that is wrong with it: in plain sentences, each with its path. */
export function readShape<Out>(shape: v.GenericSchema<unknown, Out>, sent: unknown): Read<Out> {
  const read = v.safeParse(shape, sent, { message: sentenceOf });
  if (read.success) return { ok: true, output: read.output };
  return {
    ok: false,
    problems: read.issues.map(issue => ({ path: v.getDotPath(issue) ?? '', message: issue.message })),
  };
}
