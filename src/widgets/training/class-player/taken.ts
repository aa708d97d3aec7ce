import { atom } from 'nanostores';
import { hasFinished, SHORTEST_ATTEMPT } from '../../../core/class-attempts.js';
import type { CommonFailure, Failure } from '../../../core/contract/failure.js';
import type { ClassAttempt, ContentDetail, NewClassAttempt } from '../../../core/contract/schemas/content/library.js';
import type { WorkoutSaved } from '../../../core/contract/schemas/training/workouts.js';
import { saveWorkout } from '../../../core/contract/training/workouts.js';
import { ownTimeZone } from '../../../core/instants.js';
import type { Session } from '../../../core/session/session.js';
import { keptTaken, type TakenWorkout } from './kept-taken.js';

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
  let attempt: ClassAttempt = { id: '', startedAt: 0, from: 0, durationSeconds: 0 };
  let since: number | undefined;
  let taken: TakenWorkout | undefined;
  const kept = keptTaken(contentId);
  const userId = () => session.get().userId ?? '';
  /** The attempt up to now. */
  const soFar = (): ClassAttempt => ({
    ...attempt,
    durationSeconds: Math.round(attempt.durationSeconds + (since === undefined ? 0 : elapsed() - since)),
  });

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

    /** It begins at a second of the class: what comes before was done another time, or in the attempt that goes on. */
    begin(second: number, unfinished?: ClassAttempt): void {
      attempt = unfinished ?? {
        id: crypto.randomUUID(),
        startedAt: session.clock.now(),
        from: Math.floor(second),
        durationSeconds: 0,
      };
      [since, taken] = [undefined, undefined];
      kept.write(userId(), undefined);
      $taken.set({ is: 'tooShort' });
    },

    /** It runs, or stands still: pauses do not count. */
    run(isPlaying: boolean): void {
      if (isPlaying) since ??= elapsed();
      else if (since !== undefined) {
        attempt = { ...attempt, durationSeconds: attempt.durationSeconds + elapsed() - since };
        since = undefined;
      }
    },

    /** What the server is to keep, should nobody save it: nothing in the first minute. */
    unsaved(): NewClassAttempt | undefined {
      const now = soFar();
      return now.durationSeconds < SHORTEST_ATTEMPT ? undefined : { ...now, timeZone: ownTimeZone() };
    },

    /** It has come to its end. */
    end({ type, durationSeconds: whole }: Pick<ContentDetail, 'type' | 'durationSeconds'>): void {
      const { startedAt, from, durationSeconds } = soFar();
      if (durationSeconds < SHORTEST_ATTEMPT) return;
      const endedAt = session.clock.now();
      const workout = {
        type,
        // a clock that was set meanwhile makes nobody begin later than they did
        startedAt: Math.min(startedAt, endedAt - durationSeconds),
        endedAt,
        timeZone: ownTimeZone(),
        durationSeconds,
        completed: hasFinished({ from, durationSeconds }, whole),
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
