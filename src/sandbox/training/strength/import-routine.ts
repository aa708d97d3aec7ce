import { and, eq, isNotNull, or } from 'drizzle-orm';
import {
  type NewOwnRoutine,
  newOwnRoutine,
  type Routine,
  type RoutineImport,
} from '../../../core/contract/schemas/strength/routines.js';
import { readShortCode } from '../../commercial/activation/short-code.js';
import type { Db } from '../../db/db.js';
import type { Context } from '../../http/handler.js';
import { readShape } from '../../http/input/read-shape.js';
import { invalid } from '../../http/refusal.js';
import { strengthRoutines } from '../tables/strength.js';
import { unknownExercises } from './exercises.js';
import { isPublished } from './routine-lists.js';
import { makeRoutine } from './routines.js';

/** The routine that a code was given for: any member's own, and ours while members may see it. */
async function byCode(db: Db, typed: string): Promise<NewOwnRoutine> {
  const code = readShortCode(typed);
  const { title, description, level, days, userId } = strengthRoutines;
  const [found] =
    code === undefined
      ? []
      : await db
          .select({ title, description, level, days })
          .from(strengthRoutines)
          .where(and(eq(strengthRoutines.code, code), or(isNotNull(userId), isPublished)));
  if (!found) throw invalid([{ path: 'code', message: 'There is no routine with this code. Check its letters.' }]);
  return found;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid([{ path: 'json', message: 'This is no JSON. Choose a file that a routine was saved in.' }]);
  }
}

/** The routine in a file; each problem names its place there. What else the file says (ids, versions) is passed over. */
function inFile(text: string): NewOwnRoutine {
  const read = readShape(newOwnRoutine, parsed(text));
  const problems = read.ok ? unknownExercises(read.output.days) : read.problems;
  if (problems.length > 0 || !read.ok)
    throw invalid(problems.map(({ path, message }) => ({ path: path ? `json.${path}` : 'json', message })));
  return read.output;
}

/** A copy of a routine, by its code or from a file, as a member's own. It says nothing of whose it was. */
export async function importRoutine(
  context: Context,
  userId: string,
  { code, json = '' }: RoutineImport,
): Promise<Routine> {
  return makeRoutine(context, userId, code === undefined ? inFile(json) : await byCode(context.db, code));
}
