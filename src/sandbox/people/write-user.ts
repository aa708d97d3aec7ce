import type { Db } from '../db/db.js';
import { changed, readForChange } from '../db/versioned.js';
import type { Context, Note } from '../http/handler.js';
import type { UserRow } from './profile/profile.js';
import { versionedUser } from './versioned-user.js';

type Change = Parameters<typeof changed<UserRow>>[2];

/** PostgreSQL's code for "another row has this value already". */
const UNIQUE_VIOLATION = '23505';

function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === UNIQUE_VIOLATION) || isTaken(error.cause);
}

/** Changes a person's row, in any version; the audit trail says who did. Answers the new row. */
export const writeUser = async (context: Context, userId: string, change: Change, note?: Note): Promise<UserRow> =>
  changed(context, await readForChange(context, versionedUser, userId), change, note);

/**
 * Does something that gives a person an address, which another person may have: `taken` then, and nothing is written.
 */
export async function unlessTaken<Out>(db: Db, write: (tx: Db) => Promise<Out>): Promise<Out | 'taken'> {
  try {
    // a transaction within the request's: its failure leaves the request's usable
    return await db.transaction(write);
  } catch (error) {
    if (isTaken(error)) return 'taken';
    throw error;
  }
}

export const writeEmail = (
  context: Context,
  userId: string,
  change: Change & { email: string },
): Promise<UserRow | 'taken'> => unlessTaken(context.db, tx => writeUser({ ...context, db: tx }, userId, change));
