import type { WorkoutType } from '../../../core/contract/schemas/training/workouts.js';

/** A record of a session; times are unix seconds. */
export interface Session {
  id: string;
  type: WorkoutType;
  startedAt: number;
  endedAt: number;
}

/**
 * Why two records are not of one session, as a sentence; null when they are: they overlap in time and are of one type
 * (domain 3.8), never told by their name. Records that only touch follow one another.
 */
export function whyNotOne(one: Session, other: Session): string | null {
  if (one.id === other.id) return 'This is one record. Choose another one to merge it with.';
  if (one.type !== other.type)
    return `One is of the type ${one.type} and the other of the type ${other.type}. Both must be of one type.`;
  const overlap = one.startedAt < other.endedAt && other.startedAt < one.endedAt;
  return overlap ? null : 'These workouts do not overlap in time, so they are two.';
}
