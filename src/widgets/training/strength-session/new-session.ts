import type { Settings } from '../../workouts/settings.js';
import type { SessionExercise, TrainingSession } from './state.js';
import { nextPlace } from './turns.js';

interface Begun {
  sessionId: string;
  /** Empty for a free session. */
  routineId: string;
  title: string | null;
  /** Unix seconds. */
  now: number;
  settings: Settings;
  exercises: readonly SessionExercise[];
}

/** A session that begins now, of which nobody else knows. */
export const newSession = ({ sessionId, routineId, title, now, settings, exercises }: Begun): TrainingSession => ({
  sessionId,
  routineId: routineId === '' ? null : routineId,
  title,
  startedAt: now,
  endedAt: null,
  timeZone: settings.timeZone,
  units: settings.units,
  exercises,
  at: nextPlace(exercises, null),
  rest: null,
  hold: null,
  workoutId: null,
  wasSent: false,
  isEndSaved: false,
  told: [],
  before: null,
});
