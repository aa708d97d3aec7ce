import * as v from 'valibot';
import type { CallLine } from '../../../core/contract/call.js';
import { type CallName, contract } from '../../../core/contract/index.js';
import type { FieldProblem } from '../../../core/contract/failure.js';
import { invalid, Refusal } from '../refusal.js';
import { bodyLimits } from './body-limits.js';
import { readForm, readJson } from './body.js';
import { readShape } from './read-shape.js';

/** PostgreSQL stores neither NUL nor half a surrogate pair, and no integer beyond 64 bits. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

const parameter = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

function* unstorable(value: unknown, path: string): Generator<FieldProblem> {
  if (typeof value === 'string' && UNSTORABLE.test(value)) yield { path, message: 'Must not hold control characters.' };
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) yield { path, message: 'Is too large.' };
  if (typeof value !== 'object' || value === null || value instanceof Blob) return;
  for (const [key, inner] of Object.entries(value)) yield* unstorable(inner, path ? `${path}.${key}` : key);
}

/** What was sent beside the path: query, JSON or form, as the call says. */
function sent(request: Request, name: CallName): Promise<unknown> {
  const call: CallLine = contract[name];
  if (call.method === 'GET' || call.method === 'DELETE')
    return Promise.resolve(request.url.includes('?') ? Object.fromEntries(new URL(request.url).searchParams) : {});
  if (call.form) return readForm(request, () => new Refusal('fileTooLarge', 'The file is larger than 10 MB.'));
  return readJson(request, bodyLimits[name]);
}

function check(shape: v.GenericSchema<unknown, object>, raw: unknown): object {
  const read = readShape(shape, raw);
  if (!read.ok) throw invalid(read.problems);
  const problems = [...unstorable(read.output, '')];
  if (problems.length > 0) throw invalid(problems);
  return read.output;
}

/** Refuses parameters that no row can have, before anything is looked up by them. */
export function checkParameters(params: Record<string, string>): void {
  for (const value of Object.values(params)) {
    if (!v.is(parameter, value) || UNSTORABLE.test(value))
      throw new Refusal('notFound', 'There is nothing at this address.');
  }
}

/** The one flat object a handler gets: what the shape lets through, and the path's parameters, which win. */
export async function readInput(
  request: Request,
  name: CallName,
  shape: v.GenericSchema<unknown, object>,
  params: Record<string, string>,
  /** The body, where it was read before: to check its signature. */
  read?: { body: unknown },
): Promise<object> {
  return { ...check(shape, read ? read.body : await sent(request, name)), ...params };
}
