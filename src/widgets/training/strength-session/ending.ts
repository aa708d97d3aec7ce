import type { ReadableAtom } from 'nanostores';
import type { CommonFailure, Failure } from '../../../core/contract/failure.js';
import { deleteStrengthWorkout } from '../../../core/contract/strength/workouts.js';
import type { Session } from '../../../core/session/session.js';
import type { Sending } from './sender.js';
import { doneSets } from './sets.js';
import type { TrainingSession } from './state.js';

interface Inputs {
  session: Session;
  userId: () => string;
  now: () => number;
  read: () => TrainingSession | null;
  change: (next: TrainingSession) => void;
  $sending: ReadableAtom<Sending>;
  flush: () => Promise<void>;
  forget: () => Promise<void>;
  onFinished: () => void;
  onLeft: () => void;
  setProblem: (problem: Failure<CommonFailure> | undefined) => void;
}

/** Seconds after the last set until when somebody may still be in the gym. */
const STILL_THERE = 30 * 60;

/** The two ways out of a session: it is kept, or thrown away. */
export function createEnding(inputs: Inputs) {
  const { session, userId, now, read, change, $sending, flush, forget, onFinished, onLeft, setProblem } = inputs;

  /** Throws the session away, and the workout that the server made of it. */
  async function discard(): Promise<void> {
    setProblem(undefined);
    // an answer may have been lost, and with it what the workout is called
    if (read()?.wasSent && !read()?.workoutId) await flush();
    const known = read();
    if (!known) return;
    const { workoutId, wasSent } = known;
    if (wasSent && workoutId === null) {
      const sending = $sending.get();
      if (sending.is === 'failed' && sending.failure.code !== 'validationFailed') return setProblem(sending.failure);
    }
    if (workoutId !== null) {
      const answer = await session.request(deleteStrengthWorkout, { userId: userId(), workoutId });
      if (!answer.ok && answer.failure.code !== 'notFound') return setProblem(answer.failure);
    }
    await forget();
  }

  return {
    /** Ends the session: now, or with the last set where that was long ago. Without a set there is nothing to keep. */
    async finish(): Promise<void> {
      const known = read();
      if (!known) return;
      const done = doneSets(known);
      if (done.length === 0) {
        // the screen of what was begun says why it is still there
        onLeft();
        return discard();
      }
      const last = Math.max(...done.map(set => set.done?.performedAt ?? 0));
      const endedAt = now() - last < STILL_THERE ? now() : last;
      change({ ...known, endedAt: Math.max(endedAt, known.startedAt + 1), rest: null, hold: null });
      onFinished();
      await flush();
    },

    discard,
  };
}
