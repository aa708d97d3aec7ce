import type { CommonFailure, Result } from '../../../core/contract/failure.js';
import { getOwnRoutine, getRoutine } from '../../../core/contract/strength/routines.js';
import type { Routine } from '../../../core/contract/schemas/strength/routines.js';
import type { Session } from '../../../core/session/session.js';
import { readSettings, type Settings } from '../../workouts/settings.js';
import { planOf, type NewId } from './plan.js';
import type { SessionExercise } from './state.js';

/** What is to be done; nothing yet in a free session. */
interface Plan {
  title: string | null;
  exercises: readonly SessionExercise[];
}

/** `gone`: there is no such routine, or no such day of it. */
export type PlanScreen =
  | { is: 'gone' }
  | { is: 'failed'; code: CommonFailure }
  | { is: 'before'; plan: Plan; settings: Settings };

interface Asked {
  session: Session;
  userId: string;
  /** Empty for a free session. */
  routineId: string;
  /** From 1. */
  day: number;
  newId: NewId;
  signal: AbortSignal;
}

/** A routine of the member's own, else one of the library. */
async function readRoutine(
  session: Session,
  userId: string,
  routineId: string,
  signal: AbortSignal,
): Promise<Result<Routine, CommonFailure>> {
  const own = await session.request(getOwnRoutine, { userId, routineId }, { signal });
  if (own.ok || own.failure.code !== 'notFound') return own;
  return session.request(getRoutine, { routineId }, { signal });
}

/** What a day of a routine is called: by both names, where they differ. */
const titleOf = ({ title }: Routine, dayName: string): string => (dayName === title ? title : `${title} · ${dayName}`);

/** What is to be done on a day of a routine, or what a free session begins with. */
export async function readPlan({ session, userId, routineId, day, newId, signal }: Asked): Promise<PlanScreen> {
  const [settings, routine] = await Promise.all([
    readSettings(session, userId),
    routineId === '' ? undefined : readRoutine(session, userId, routineId, signal),
  ]);
  if (!routine) return { is: 'before', plan: { title: null, exercises: [] }, settings };
  if (!routine.ok) {
    const { code } = routine.failure;
    return code === 'notFound' ? { is: 'gone' } : { is: 'failed', code };
  }
  const asked = routine.data.days[day - 1];
  if (!asked) return { is: 'gone' };
  const exercises = planOf(asked, routine.data.exercises, newId);
  return { is: 'before', plan: { title: titleOf(routine.data, asked.name), exercises }, settings };
}
