import { atom, onMount } from 'nanostores';
import { getEquipment } from '../../../core/contract/commercial/equipment.js';
import type { CommonFailure } from '../../../core/contract/failure.js';
import type { Session } from '../../../core/session/session.js';
import type { Time } from './time.js';

/** Milliseconds between two looks, and after which nobody waits any longer. */
const EVERY = 5000;
const AT_MOST = 120_000;

/** Seconds by which the answers of two servers may differ. */
const SLACK = 5;

interface Heard {
  isActivated: boolean;
  /** The plan of the license whose seat it has; null without one, undefined before it was activated. */
  plan: string | null | undefined;
}

export type Report =
  | (Heard & { is: 'waiting' | 'ready' })
  /** It has said nothing for two minutes. */
  | (Heard & { is: 'late' })
  | { is: 'failed'; code: CommonFailure };

const passing: readonly CommonFailure[] = ['offline', 'timeout', 'tooManyRequests', 'broken'];

/**
 * Waits for a machine to say that it is ready, while a component reads it. What it has said before `since` (unix seconds)
 * is of an earlier life.
 */
export function createReport(session: Session, equipmentId: string, since: number, time: Time) {
  const nothing: Heard = { isActivated: false, plan: undefined };
  const $report = atom<Report>({ is: 'waiting', ...nothing });
  let abort = new AbortController();

  const follow = async (signal: AbortSignal) => {
    const until = time.now() + AT_MOST;
    let heard = nothing;
    $report.set({ is: 'waiting', ...heard });
    for (;;) {
      const answer = await session.request(getEquipment, { equipmentId }, { signal });
      if (signal.aborted) return;
      if (answer.ok) {
        const { activatedAt, status, license } = answer.data;
        const isActivated = activatedAt !== null && activatedAt >= since - SLACK;
        heard = isActivated ? { isActivated, plan: license?.plan ?? null } : nothing;
        const isReady = isActivated && (status === 'ready' || status === 'inUse');
        $report.set({ is: isReady ? 'ready' : 'waiting', ...heard });
        if (isReady) return;
      } else if (!passing.includes(answer.failure.code))
        return $report.set({ is: 'failed', code: answer.failure.code });
      if (time.now() >= until) return $report.set({ is: 'late', ...heard });
      await time.wait(EVERY, signal);
      if (signal.aborted) return;
    }
  };

  const again = () => {
    abort.abort();
    abort = new AbortController();
    void follow(abort.signal);
  };

  onMount($report, () => {
    const { is } = $report.get();
    if (is === 'waiting') again();
    return () => abort.abort();
  });

  return { $report, again };
}

export type ReportModel = ReturnType<typeof createReport>;
