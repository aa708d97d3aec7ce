import type { HeldSet } from '../../../../core/contract/schemas/strength/workouts.js';
import { volumeOf } from '../../../training/strength/bests.js';
import { type SampleRoutine, sampleRoutines } from './sample-routines.js';
import type { SampleWorkout } from './sample-year.js';

/** A workout of the sample that was logged set by set. */
export interface LoggedSession {
  /** As the year has it, a class. */
  of: SampleWorkout;
  sample: SampleWorkout;
  routineId: string;
  sets: HeldSet[];
}

/** How many of a year's strength workouts are logged. */
const SESSIONS = 12;

/** Plates come in steps of two and a half kilograms. */
const STEP = 2500;

/** The repetitions of both sets, turn by turn: a line of estimates that rises and is not straight. */
const turns = [
  [8, 7],
  [6, 6],
  [7, 5],
] as const;

/** The sets of a session: all in the time of its workout, the heavier the later in the year it was, 0 to 1. */
function setsOf({ lifts }: SampleRoutine, nth: number, share: number, { reported }: SampleWorkout): HeldSet[] {
  const reps = turns[nth % turns.length] ?? turns[0];
  const count = lifts.length * reps.length;
  return lifts.flatMap(({ exerciseId, weights: [then, today] }, at) =>
    reps.map((done, turn) => {
      const position = at * reps.length + turn + 1;
      const performedAt = reported.startedAt + Math.round((reported.durationSeconds * position) / (count + 1));
      return {
        id: `set_${nth + 1}_${position}`,
        exerciseId,
        position,
        isWarmUp: false,
        setType: 'normal',
        target: null,
        actual: { reps: done, seconds: null, weight: STEP * Math.round((then + (today - then) * share) / STEP) },
        rir: null,
        performedAt,
        editedAt: performedAt,
        overruled: [],
      };
    }),
  );
}

/** Some strength workouts of a year, evenly over it, as sessions by three routines in turn; the others are classes. */
export function loggedSessions(year: readonly SampleWorkout[]): LoggedSession[] {
  const strength = year.filter(({ reported }) => reported.type === 'strength');
  return sampleRoutines.flatMap((routine, which) =>
    Array.from({ length: SESSIONS / sampleRoutines.length }, (_, turn) => turn * sampleRoutines.length + which).flatMap(
      nth => {
        const sample = strength[Math.floor(((nth + 0.5) * strength.length) / SESSIONS)];
        if (!sample) return [];
        const sets = setsOf(routine, nth, nth / (SESSIONS - 1), sample);
        const { contentId: _, ...reported } = sample.reported;
        const volume = sets.reduce((sum, { actual }) => sum + volumeOf(actual), 0);
        const logged = { ...reported, title: routine.title, source: 'app', completed: true, volume } as const;
        return [{ of: sample, sample: { ...sample, reported: logged }, routineId: routine.id, sets }];
      },
    ),
  );
}
