import { atom } from 'nanostores';
import type { CommonFailure, Failure } from '../../../core/contract/failure.js';
import type { ContentDetail } from '../../../core/contract/schemas/content/library.js';
import type { WorkoutSaved } from '../../../core/contract/schemas/training/workouts.js';
import { saveWorkout } from '../../../core/contract/training/workouts.js';
import { ownTimeZone } from '../../../core/instants.js';
import type { Session } from '../../../core/session/session.js';
import { keptTaken, type TakenWorkout } from './kept-taken.js';

/** Seconds of play under which there is no workout: somebody only looked at the end. */
export const LEAST = 60;

/** The share of a class that was gone through by whoever finished it; less than that was skipped to its end. */
const WHOLE = 0.9;

/** Of the class that was played to its end: the workout that it is. */
export type Taken =
  | { is: 'tooShort' }
  | { is: 'offered' }
  | { is: 'saving' }
  | { is: 'saved'; saved: WorkoutSaved }
  | { is: 'failed'; failure: Failure<CommonFailure> };

interface Inputs {
  session: Session;
  contentId: string;
  onSaved: (workoutId: string) => void;
  /** Seconds of a clock that only goes on. */
  elapsed?: (() => number) | undefined;
}

/** Counts how long a class is played, and saves it as a workout when somebody says so. */
export function createTaken({ session, contentId, onSaved, elapsed = () => performance.now() / 1000 }: Inputs) {
  const $taken = atom<Taken>({ is: 'tooShort' });
  let begunAt = 0;
  let from = 0;
  let played = 0;
  let since: number | undefined;
  let taken: TakenWorkout | undefined;
  const kept = keptTaken(contentId);
  const userId = () => session.get().userId ?? '';

  return {
    $taken,

    /** The workout that it is, saved or not; none where it is too short. */
    workout: (): TakenWorkout['workout'] | undefined => taken?.workout,

    /** What was taken and not saved before the page was loaded again. */
    recall(): boolean {
      taken = kept.read(userId());
      $taken.set({ is: taken ? 'offered' : 'tooShort' });
      return taken !== undefined;
    },

    /** It begins at a second of the class: what comes before was done another time. */
    begin(second: number): void {
      begunAt = session.clock.now();
      [from, played, since, taken] = [second, 0, undefined, undefined];
      kept.write(userId(), undefined);
      $taken.set({ is: 'tooShort' });
    },

    /** It runs, or stands still: pauses do not count. */
    run(isPlaying: boolean): void {
      if (isPlaying) since ??= elapsed();
      else if (since !== undefined) {
        played += elapsed() - since;
        since = undefined;
      }
    },

    /** It has come to its end. */
    end({ type, durationSeconds: whole }: Pick<ContentDetail, 'type' | 'durationSeconds'>): void {
      const durationSeconds = Math.round(played);
      if (durationSeconds < LEAST) return;
      const endedAt = session.clock.now();
      const workout = {
        type,
        // a clock that was set meanwhile makes nobody begin later than they did
        startedAt: Math.min(begunAt, endedAt - durationSeconds),
        endedAt,
        timeZone: ownTimeZone(),
        durationSeconds,
        completed: from + played >= whole * WHOLE,
      };
      taken = { key: crypto.randomUUID(), workout };
      kept.write(userId(), taken);
      $taken.set({ is: 'offered' });
    },

    /** Saved again after a lost answer it is the same call, and one workout. */
    async save(): Promise<void> {
      if (!taken || $taken.get().is === 'saving') return;
      $taken.set({ is: 'saving' });
      const { key, workout } = taken;
      const input = { ...workout, contentId, source: 'app' } as const;
      const answer = await session.request(saveWorkout, input, { idempotencyKey: key });
      if (!answer.ok) return $taken.set({ is: 'failed', failure: answer.failure });
      kept.write(userId(), undefined);
      $taken.set({ is: 'saved', saved: answer.data });
      onSaved(answer.data.workout.id);
    },
  };
}

export type TakenModel = ReturnType<typeof createTaken>;
