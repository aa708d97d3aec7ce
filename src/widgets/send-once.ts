import type { Call, Params } from '../core/contract/call.js';
import type { CommonFailure, Result } from '../core/contract/failure.js';
import type { Session } from '../core/session/session.js';

/** How often, and after how many milliseconds, a lost answer is asked for again. */
const ASK_AGAIN = [500, 1500];

/**
 * One press of a button as one call: a lost answer is asked for again with the same key, so that what moves money or may
 * not happen twice happens once. Each press has a key of its own.
 */
export async function sendOnce<Sent, Out, Fail extends string, Path extends string>(
  session: Session,
  call: Call<Sent, Out, Fail, Path>,
  input: Sent & Params<Path>,
  signal: AbortSignal,
): Promise<Result<Out, Fail | CommonFailure>> {
  const options = { signal, idempotencyKey: crypto.randomUUID() };
  let answer = await session.request(call, input, options);
  for (const wait of ASK_AGAIN) {
    if (answer.ok || (answer.failure.code !== 'offline' && answer.failure.code !== 'timeout') || signal.aborted) break;
    await new Promise(resolve => setTimeout(resolve, wait));
    answer = await session.request(call, input, options);
  }
  return answer;
}
