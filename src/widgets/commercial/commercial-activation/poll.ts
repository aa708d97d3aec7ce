import { pollPairing } from '../../../core/contract/commercial/activation.js';
import type { CommonFailure } from '../../../core/contract/failure.js';
import type { Activated } from '../../../core/contract/schemas/commercial/activation.js';
import type { Session } from '../../../core/session/session.js';
import type { Time } from './time.js';

/** Milliseconds that an answer may take: nobody stands at a machine to give up. */
export const PATIENCE = 15_000;

export type End =
  | ({ is: 'activated' } & Activated)
  | { is: 'canceled' }
  /** It is over: another one is shown. */
  | { is: 'codeExpired' }
  | { is: 'hindered'; why: 'alreadyClaimed' | 'equipmentTrashed' };

interface Polling {
  session: Session;
  time: Time;
  signal: AbortSignal;
  deviceCode: string;
  /** Seconds between two polls; the server may ask for more. */
  interval: number;
  /** When the code is over, by `time`. */
  endsAt: number;
  /** How the code stands: when it is over, and why the last poll was not answered. */
  onHeard: (endsAt: number, trouble: CommonFailure | undefined) => void;
}

/**
 * Asks how a code stands until that is settled. A lost line changes nothing: the code is good as long as it lives, and one
 * that was confirmed meanwhile is activated by the first poll that comes through.
 */
export async function pollUntilDone(polling: Polling): Promise<End> {
  const { session, time, signal, deviceCode, onHeard } = polling;
  let { interval, endsAt } = polling;
  onHeard(endsAt, undefined);
  for (;;) {
    await time.wait(Math.min(interval * 1000, Math.max(0, endsAt - time.now())), signal);
    if (signal.aborted || time.now() >= endsAt) return { is: 'codeExpired' };
    // asked again by the next round, not by the client: that would be too soon
    const answer = await session.request(pollPairing, { deviceCode }, { signal, timeout: PATIENCE, again: false });
    if (signal.aborted) return { is: 'codeExpired' };
    if (answer.ok) {
      const state = answer.data;
      if (state.is !== 'pending' && state.is !== 'slowDown') return state;
      ({ interval } = state);
      endsAt = time.now() + state.expiresIn * 1000;
      onHeard(endsAt, undefined);
      continue;
    }
    const { code, retryAfter = 0 } = answer.failure;
    if (code === 'alreadyClaimed' || code === 'equipmentTrashed') return { is: 'hindered', why: code };
    if (code === 'notFound') return { is: 'codeExpired' };
    interval = Math.max(interval, retryAfter);
    onHeard(endsAt, code);
  }
}
