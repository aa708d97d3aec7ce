import type { Result } from '../../src/core/contract/failure.js';

/** The answer of a call that is expected to succeed. */
export async function done<Out>(call: Promise<Result<Out>>): Promise<Out> {
  const result = await call;
  if (!result.ok) throw new Error(`The call was refused: ${result.failure.code}: ${result.failure.message}`);
  return result.data;
}

/** The code of a call that is expected to be refused. */
export async function refused(call: Promise<Result<unknown>>): Promise<string> {
  const result = await call;
  if (result.ok) throw new Error('The call was expected to be refused and was not.');
  return result.failure.code;
}
