import type { Result } from '../../src/core/contract/failure.js';
import type { ErrorNote } from '../../src/sandbox/http/log.js';

let lastBreak: ErrorNote | undefined;

/** What broke on the sandbox's side last: whoever called is told the same of everything, and whoever reads a failed test needs the cause. */
export function noteBreak(error: ErrorNote): void {
  lastBreak = error;
}

const causeOf = (code: string): string =>
  code === 'broken' && lastBreak ? `\n  ${[lastBreak.message, ...lastBreak.frames].join('\n  ')}` : '';

/** The answer of a call that is expected to succeed. */
export async function done<Out>(call: Promise<Result<Out>>): Promise<Out> {
  const result = await call;
  if (!result.ok)
    throw new Error(
      `The call was refused: ${result.failure.code}: ${result.failure.message}${causeOf(result.failure.code)}`,
    );
  return result.data;
}

/** The code of a call that is expected to be refused. */
export async function refused(call: Promise<Result<unknown>>): Promise<string> {
  const result = await call;
  if (result.ok) throw new Error('The call was expected to be refused and was not.');
  return result.failure.code;
}
