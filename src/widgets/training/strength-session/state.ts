import type { LoggedSet } from '../../../core/contract/schemas/strength/workouts.js';
import type { Units } from '../../../core/measures.js';

type SetType = LoggedSet['setType'];
export type Target = NonNullable<LoggedSet['target']>;

/** What was done in a set: grams, null for one's own weight; repetitions, or seconds where it is held. */
export interface Values {
  weight: number | null;
  amount: number;
  /** Repetitions that were left in reserve; null where nobody says. */
  rir: number | null;
  isWarmUp: boolean;
}

/** Unix seconds. `position` is the order in which sets were done. */
export interface Done extends Values {
  position: number;
  performedAt: number;
  editedAt: number;
}

export interface SessionSet {
  /** Made once: every report of the set says it. */
  id: string;
  target: Target | null;
  /** What was typed and is not done yet. */
  typed: Partial<Values>;
  done: Done | null;
  removed: boolean;
  /** The `editedAt` of every version that was ever sent, or that another device has said. */
  sent: readonly number[];
  /** The `editedAt` that the server has confirmed. */
  savedAt: number | null;
}

/** A set of the last session with an exercise. */
export type LastSet = Pick<Values, 'weight' | 'amount'>;

export interface SessionExercise {
  /** An exercise can be in a session twice. */
  key: string;
  exerciseId: string;
  name: string;
  isHeld: boolean;
  setType: SetType;
  restSeconds: number;
  /** Neighbours of the same slot take turns. */
  slot: string;
  skipped: boolean;
  sets: readonly SessionSet[];
  /** Null until it is known. */
  last: readonly LastSet[] | null;
}

export interface Place {
  key: string;
  /** Null where an exercise has no set left to do. */
  setId: string | null;
}

/** Unix seconds: a rest is over at a time, however long the page slept. */
export interface Rest {
  endsAt: number;
  /** How long it was meant to be. */
  seconds: number;
}

/** A hold begins after a count, and ends at a time where it has a target. */
export interface Hold {
  setId: string;
  beginsAt: number;
  endsAt: number | null;
}

/** The best of each metric of each exercise, before the session. */
export type BestsBefore = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface TrainingSession {
  sessionId: string;
  routineId: string | null;
  title: string | null;
  startedAt: number;
  endedAt: number | null;
  /** An IANA name. */
  timeZone: string;
  units: Units;
  exercises: readonly SessionExercise[];
  /** What is in front. */
  at: Place | null;
  rest: Rest | null;
  hold: Hold | null;
  workoutId: string | null;
  /** A report was sent, whether or not an answer came. */
  wasSent: boolean;
  /** The server knows that it has ended. */
  isEndSaved: boolean;
  /** What other devices said, by set and time, that was shown. */
  told: readonly string[];
  before: BestsBefore | null;
}

/** Everything that a device keeps for one member. */
export interface Kept {
  version: 1;
  /** A tone when a rest or a hold is over. */
  sound: boolean;
  /** Seconds of the count before a hold. */
  getReady: number;
  session: TrainingSession | null;
}
