import type { Call, Params } from '../../../../core/contract/call.js';
import type { CommonFailure, Result } from '../../../../core/contract/failure.js';
import type { Session } from '../../../../core/session/session.js';
import type { AskBank } from './ask-in-page.js';

interface Manner {
  signal: AbortSignal;
  askBank: AskBank;
  /** The bank asks, in a window of its own that nothing may lie over; and again when it has been answered. */
  onAsking: (isAsking: boolean) => void;
}

/** Sends what a member agreed to pay, once. A bank that wants a confirmation asks in place, and then it is sent again. */
export async function agree<Sent, Out, Fail extends string, Path extends string>(
  session: Session,
  call: Call<Sent, Out, Fail, Path>,
  input: Sent & Params<Path>,
  { signal, askBank, onAsking }: Manner,
): Promise<Result<Out, Fail | CommonFailure>> {
  const answer = await session.request(call, input, { signal });
  const secret = answer.ok ? undefined : answer.failure.debug?.['clientSecret'];
  if (typeof secret !== 'string' || signal.aborted) return answer;
  onAsking(true);
  const agreed = await askBank(secret);
  if (signal.aborted) return answer;
  onAsking(false);
  return agreed ? session.request(call, input, { signal }) : answer;
}
