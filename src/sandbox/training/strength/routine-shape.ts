import type { Routine, RoutineLine } from '../../../core/contract/schemas/strength/routines.js';
import { formatShortCode } from '../../commercial/activation/short-code.js';
import type { strengthRoutines } from '../tables/strength.js';
import { exerciseIdsOf, exercisesOf } from './exercises.js';

export type RoutineRow = typeof strengthRoutines.$inferSelect;

const common = ({ id, userId, title, description, level, code, published, createdAt, version }: RoutineRow) => ({
  id,
  of: userId === null ? ('library' as const) : ('member' as const),
  title,
  description,
  level,
  code: formatShortCode(code),
  published,
  createdAt,
  version,
});

/** A routine with all that is in it. */
export const routineShape = (row: RoutineRow): Routine => ({
  ...common(row),
  days: row.days,
  exercises: exercisesOf(exerciseIdsOf(row.days)),
});

/** A routine in a list. */
export function routineLine(row: RoutineRow): RoutineLine {
  const exercises = exercisesOf(exerciseIdsOf(row.days));
  return {
    ...common(row),
    dayCount: row.days.length,
    exerciseCount: exercises.length,
    equipment: [...new Set(exercises.flatMap(({ equipment }) => equipment))].toSorted(),
  };
}
