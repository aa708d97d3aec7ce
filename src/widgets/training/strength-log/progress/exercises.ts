import type { CommonFailure, Result } from '../../../../core/contract/failure.js';
import type { StrengthAggregations, StrengthBests } from '../../../../core/contract/schemas/strength/records.js';
import { getStrengthAggregations, listStrengthBests } from '../../../../core/contract/strength/workouts.js';
import type { Session } from '../../../../core/session/session.js';
import type { Visit } from '../../../screen/part.js';

/** An exercise that was done, with its bests. */
export type ExerciseBests = StrengthBests['items'][number];

type Done = Pick<StrengthAggregations['items'][number], 'exercise' | 'weeks'>;

/** The exercise with most sets first; those with as many, and those without any, as they came. */
export function mostDoneFirst(items: readonly ExerciseBests[], done: readonly Done[]): ExerciseBests[] {
  const sets = new Map(
    done.map(({ exercise, weeks }) => [exercise.id, weeks.reduce((sum, week) => sum + week.sets, 0)]),
  );
  const of = ({ exercise }: ExerciseBests) => sets.get(exercise.id) ?? 0;
  return items.toSorted((one, other) => of(other) - of(one));
}

/** All exercises that a member ever did, by how much they were done in the last year. */
export async function readExercises(
  session: Session,
  { userId, signal }: Visit,
): Promise<Result<readonly ExerciseBests[], CommonFailure>> {
  const [bests, lastYear] = await Promise.all([
    session.request(listStrengthBests, { userId }, { signal }),
    session.request(getStrengthAggregations, { userId }, { signal }),
  ]);
  if (!bests.ok) return bests;
  // only their order needs it
  return { ok: true, data: mostDoneFirst(bests.data.items, lastYear.ok ? lastYear.data.items : []) };
}
