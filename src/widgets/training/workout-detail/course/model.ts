import { atom } from 'nanostores';
import { getContentItem } from '../../../../core/contract/content/library.js';
import type { CommonFailure, Result } from '../../../../core/contract/failure.js';
import type { PlayedSong } from '../../../../core/contract/schemas/content/library.js';
import type { Ranking } from '../../../../core/contract/schemas/training/records.js';
import type { BestMetric } from '../../../../core/contract/schemas/training/workouts.js';
import { getRanking } from '../../../../core/contract/training/records.js';
import type { Session } from '../../../../core/session/session.js';

/** Something of the class, which comes by itself; `none` where there is nothing to come. */
export type Beside<Data> =
  | { is: 'none' }
  | { is: 'loading' }
  | { is: 'failed'; code: CommonFailure }
  | { is: 'known'; data: Data };

/** How many of the best are shown. */
const BEST = 5;

export interface CourseOf {
  contentId: string;
  /** What it is ranked by; nothing where it is not. */
  metric: BestMetric | undefined;
  signal: AbortSignal;
}

/** The songs of a workout's class, and the best of everybody who did it. */
export function createCourse(session: Session) {
  const $songs = atom<Beside<readonly PlayedSong[]>>({ is: 'none' });
  const $ranking = atom<Beside<Ranking>>({ is: 'none' });
  let of: CourseOf | undefined;

  /** A class that is gone from the library has no songs any more: that is no failure. */
  const shown = <Data>(answer: Result<Data, CommonFailure>): Beside<Data> => {
    if (answer.ok) return { is: 'known', data: answer.data };
    const { code } = answer.failure;
    return code === 'notFound' ? { is: 'none' } : { is: 'failed', code };
  };

  async function readSongs(): Promise<void> {
    if (!of) return;
    const { contentId, signal } = of;
    $songs.set({ is: 'loading' });
    const answer = await session.request(getContentItem, { contentId }, { signal });
    if (!signal.aborted) $songs.set(shown(answer.ok ? { ok: true, data: answer.data.songs } : answer));
  }

  async function readRanking(): Promise<void> {
    if (!of?.metric) return $ranking.set({ is: 'none' });
    const { contentId, metric, signal } = of;
    $ranking.set({ is: 'loading' });
    const answer = await session.request(getRanking, { contentId, metric, limit: BEST }, { signal });
    if (!signal.aborted) $ranking.set(shown(answer));
  }

  return {
    $songs,
    $ranking,
    readSongs,
    readRanking,
    load(next: CourseOf): void {
      of = next;
      void readSongs();
      void readRanking();
    },
    forget(): void {
      of = undefined;
      $songs.set({ is: 'none' });
      $ranking.set({ is: 'none' });
    },
  };
}

export type CourseModel = ReturnType<typeof createCourse>;
