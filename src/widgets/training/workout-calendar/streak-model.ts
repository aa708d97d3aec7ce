import { atom } from 'nanostores';
import type { FailOf } from '../../../core/contract/call.js';
import type { CommonFailure } from '../../../core/contract/failure.js';
import type { Streak } from '../../../core/contract/schemas/training/streaks.js';
import { getStreak, updateStreak } from '../../../core/contract/training/streaks.js';
import type { Session } from '../../../core/session/session.js';

export type StreakPart = { is: 'loading' } | { is: 'failed'; code: CommonFailure } | { is: 'known'; streak: Streak };

export type WriteFailure = FailOf<typeof updateStreak> | CommonFailure;

/** What has become of the last freeze, by its day. */
export type Freezing =
  | { is: 'idle' }
  | { is: 'sending' | 'used'; day: string }
  | { is: 'refused'; day: string; code: WriteFailure; retryAfter: number | undefined };

/** A member's streaks, and the freeze that forgives a day. */
export function createStreakPart(session: Session) {
  const $streak = atom<StreakPart>({ is: 'loading' });
  const $freezing = atom<Freezing>({ is: 'idle' });
  const userId = () => session.get().userId ?? '';

  async function load(signal: AbortSignal): Promise<void> {
    $streak.set({ is: 'loading' });
    $freezing.set({ is: 'idle' });
    const answer = await session.request(getStreak, { userId: userId() }, { signal });
    if (signal.aborted) return;
    $streak.set(answer.ok ? { is: 'known', streak: answer.data } : { is: 'failed', code: answer.failure.code });
  }

  async function send(day: string, version: number, signal: AbortSignal) {
    const answer = await session.request(updateStreak, { userId: userId(), version, freeze: day }, { signal });
    if (answer.ok || answer.failure.code !== 'versionConflict') return answer;
    // A goal that was set elsewhere changes nothing about this day: it is asked for again over what is there now.
    const latest = await session.request(getStreak, { userId: userId() }, { signal });
    if (!latest.ok) return latest;
    return session.request(updateStreak, { userId: userId(), version: latest.data.version, freeze: day }, { signal });
  }

  return {
    $streak,
    $freezing,
    load,
    /** The streaks have changed: somebody saved what protects them. */
    take: (streak: Streak): void => $streak.set({ is: 'known', streak }),
    async freeze(day: string, signal: AbortSignal): Promise<void> {
      const part = $streak.get();
      if (part.is !== 'known' || $freezing.get().is === 'sending') return;
      $freezing.set({ is: 'sending', day });
      const answer = await send(day, part.streak.version, signal);
      if (signal.aborted) return;
      if (answer.ok) {
        $streak.set({ is: 'known', streak: answer.data });
        $freezing.set({ is: 'used', day });
        return;
      }
      const { code, retryAfter } = answer.failure;
      $freezing.set({ is: 'refused', day, code, retryAfter });
    },
  };
}
