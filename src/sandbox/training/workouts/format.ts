import { type WorkoutType, workoutType } from '../../../core/contract/schemas/training/workouts.js';

/** What classes of one type and length are: `bike-1800`. Records and percentiles are counted within it (domain 3.4). */
export interface Format {
  type: WorkoutType;
  classSeconds: number;
}

export const formatId = ({ type, classSeconds }: Format): string => `${type}-${classSeconds}`;

/** The format of an id; undefined for what is none. */
export function formatOf(id: string): Format | undefined {
  const [, name, length] = /^([a-z]+)-([1-9]\d{0,4})$/.exec(id) ?? [];
  const type = workoutType.options.find(option => option === name);
  return type && length ? { type, classSeconds: Number(length) } : undefined;
}
