import { atom } from 'nanostores';
import type { CommonFailure, Failure } from '../../../core/contract/failure.js';
import { getContentItem, getSchedule, saveProgress, startPlayback } from '../../../core/contract/content/library.js';
import type { ContentDetail, Playback } from '../../../core/contract/schemas/content/library.js';
import type { Units } from '../../../core/measures.js';
import type { Session } from '../../../core/session/session.js';
import { loadForPerson, type PersonScreen } from '../../screen/person-screen.js';
import { readSettings } from '../../workouts/settings.js';
import { createOpinion } from './opinion.js';
import { createProgress } from './progress.js';
import { createTaken } from './taken.js';

/** `gone` from the library, or `closed` to this account. */
export type Screen =
  | PersonScreen
  | { is: 'unavailable'; why: 'gone' | 'closed' }
  /** `isAnswer`: a press has brought up what is locked. */
  | { is: 'class'; content: ContentDetail; units: Units; isAnswer?: boolean };

export type Play =
  | { is: 'ready'; refusal: Failure<CommonFailure> | undefined }
  | { is: 'starting' }
  /** `filmUrl` is whole; none where the class has no film. */
  | { is: 'running'; playback: Playback; filmUrl: string | undefined }
  | { is: 'ended' };

interface Inputs {
  session: Session;
  contentId: string;
  /** The place in the schedule, where the class is taken live. */
  slotId?: string | undefined;
  onStarted: () => void;
  onEnded: () => void;
  onSaved: (workoutId: string) => void;
  /** Seconds of a clock that only goes on: how long it is played. */
  elapsed?: () => number;
}

function without(code: CommonFailure): Screen {
  if (code === 'notFound') return { is: 'unavailable', why: 'gone' };
  return code === 'forbidden' ? { is: 'unavailable', why: 'closed' } : { is: 'failed', code };
}

/** One class, from what it is to what somebody thinks of it. Its clock is the film's, or the view's where there is none. */
export function createClassPlayer({ session, contentId, slotId, onStarted, onEnded, onSaved, elapsed }: Inputs) {
  const $screen = atom<Screen>({ is: 'loading' });
  const $play = atom<Play>({ is: 'ready', refusal: undefined });
  /** Seconds from the beginning of the class. */
  const $second = atom(0);
  const $isPlaying = atom(false);
  /** Where somebody went to: another object each time, so that the film goes there. */
  const $sought = atom({ to: 0 });

  const opinion = createOpinion(session, contentId);
  const taken = createTaken({ session, contentId, onSaved, elapsed });
  const progress = createProgress(
    async seconds => (await session.request(saveProgress, { contentId, seconds, attempt: taken.unsaved() })).ok,
  );
  $isPlaying.listen(taken.run);

  /** The place that is taken: none once the class is not live any more. */
  let place = slotId;

  /** The class, as it is let into: a live one by another feature of the plan, and from where it is for everybody. */
  async function readClass(signal: AbortSignal) {
    const [answer, schedule] = await Promise.all([
      session.request(getContentItem, { contentId }, { signal }),
      place === undefined ? undefined : session.request(getSchedule, { kind: 'live' }, { signal }),
    ]);
    if (!answer.ok || !schedule?.ok) return answer;
    if (!schedule.data.onNow.some(({ id }) => id === place)) {
      place = undefined;
      return answer;
    }
    return { ...answer, data: { ...answer.data, locked: schedule.data.locked, resumeAt: 0 } };
  }

  const following = loadForPerson(session, $screen, async (userId, signal) => {
    $screen.set({ is: 'loading' });
    $play.set({ is: 'ready', refusal: undefined });
    $isPlaying.set(false);
    const [answer, { units }] = await Promise.all([readClass(signal), readSettings(session, userId)]);
    if (signal.aborted) return;
    if (!answer.ok) return $screen.set(without(answer.failure.code));
    const content = answer.data;
    opinion.begin(content);
    if (taken.recall()) $play.set({ is: 'ended' });
    $screen.set({ is: 'class', content, units });
  });

  const refuse = (refusal: Failure<CommonFailure>) => $play.set({ is: 'ready', refusal });

  /** The membership has ended since: asks again for the class, which says what is missing. */
  async function showLocked(signal: AbortSignal): Promise<void> {
    const answer = await readClass(signal);
    if (signal.aborted) return;
    const screen = $screen.get();
    if (!answer.ok) return refuse(answer.failure);
    if (screen.is === 'class') $screen.set({ ...screen, content: answer.data, isAnswer: true });
    $play.set({ is: 'ready', refusal: undefined });
  }

  const durationOf = (): number => {
    const play = $play.get();
    return play.is === 'running' ? play.playback.durationSeconds : 0;
  };

  function seek(second: number): void {
    const to = Math.min(Math.max(0, second), durationOf());
    $second.set(to);
    $sought.set({ to });
    progress.reach(to);
  }

  async function finish(): Promise<void> {
    $isPlaying.set(false);
    const end = durationOf();
    $second.set(end);
    const screen = $screen.get();
    if (screen.is === 'class') taken.end(screen.content);
    $play.set({ is: 'ended' });
    await progress.save(end);
    onEnded();
  }

  return {
    $screen,
    $play,
    $second,
    $isPlaying,
    $sought,
    opinion,
    taken,
    retry: () => following.again(),

    /** Begins the class, or goes on with it. */
    async start({ fromTheBeginning = false } = {}): Promise<void> {
      if ($play.get().is === 'starting') return;
      $play.set({ is: 'starting' });
      const { signal } = following;
      const answer = await session.request(startPlayback, { contentId, slotId: place }, { signal });
      if (signal.aborted) return;
      if (!answer.ok) {
        const { code, ...failure } = answer.failure;
        if (code === 'membershipRequired') return showLocked(signal);
        if (code === 'validationFailed' && place !== undefined) {
          // it was live when the page came, and is over
          place = undefined;
          $play.set({ is: 'ready', refusal: undefined });
          return this.start({ fromTheBeginning });
        }
        const screen = without(code);
        if (screen.is === 'unavailable') $screen.set(screen);
        return refuse({ code, ...failure });
      }
      const playback = answer.data;
      progress.begin(playback.resumeAt);
      const { apiUrl = '' } = session.get().config;
      $play.set({
        is: 'running',
        playback,
        filmUrl: playback.clipUrl === null ? undefined : apiUrl + playback.clipUrl,
      });
      const from = fromTheBeginning ? 0 : playback.resumeAt;
      // gone on with, it is one workout; a live class, or one from the beginning, is another
      taken.begin(from, from > 0 && place === undefined ? (playback.attempt ?? undefined) : undefined);
      seek(from);
      $isPlaying.set(true);
      onStarted();
    },

    play: () => $isPlaying.set($play.get().is === 'running'),
    pause(): void {
      if (!$isPlaying.get()) return;
      $isPlaying.set(false);
      void progress.save($second.get());
    },

    seek,
    /** So many seconds on, or back. */
    move: (seconds: number) => seek($second.get() + seconds),

    /** The clock has come to a second. */
    reach(second: number): void {
      if (!$isPlaying.get()) return;
      const end = durationOf();
      if (second >= end) return void finish();
      $second.set(second);
      progress.reach(second);
    },

    /** Nobody looks any more, or the page may be over. */
    keep(): void {
      if ($play.get().is === 'running') void progress.save($second.get());
    },
  };
}

export type ClassPlayerModel = ReturnType<typeof createClassPlayer>;
