import type { CommonFailure, Result } from '../../../core/contract/failure.js';
import { getOwnRoutine, getRoutine } from '../../../core/contract/strength/routines.js';
import type { Routine } from '../../../core/contract/schemas/strength/routines.js';
import type { Session } from '../../../core/session/session.js';

/** A routine of the member's own, else one of the library. */
export async function readRoutine(
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
export const titleOf = ({ title }: Routine, dayName: string): string =>
  dayName === title ? title : `${title} · ${dayName}`;
