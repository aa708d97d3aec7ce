import * as v from 'valibot';
import type { FieldProblem } from '../../core/contract/failure.js';
import { sentenceOf } from '../http/input/read-shape.js';

/** A part that is missing is asked for. */
function partSentence(issue: v.BaseIssue<unknown>, path: string, missing: Readonly<Record<string, string>>): string {
  if (issue.received !== 'undefined' && issue.received !== 'null') return issue.message;
  return missing[path] ?? 'Fill this in.';
}

/** What is missing or wrong of each part of a body alone. `missing` words what is not there, by field. */
export function partProblems(
  whole: v.GenericSchema,
  body: object,
  missing: Readonly<Record<string, string>> = {},
): FieldProblem[] {
  const parsed = v.safeParse(whole, body, { message: sentenceOf });
  if (parsed.success) return [];
  return parsed.issues.map(issue => {
    const path = v.getDotPath(issue) ?? '';
    return { path, message: partSentence(issue, path, missing) };
  });
}
