import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import { users } from './tables.js';
import type { UserRow } from './profile/profile.js';

type Change = Partial<Omit<typeof users.$inferInsert, 'id' | 'version'>>;

/** PostgreSQL's code for "another row has this value already". */
const UNIQUE_VIOLATION = '23505';

function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === UNIQUE_VIOLATION) || isTaken(error.cause);
}

/** Changes a row, if it is still what `only` says; counts its version up. Answers the new row. */
export async function writeUser(db: Db, userId: string, change: Change, only?: SQL): Promise<UserRow | undefined> {
  const [row] = await db
    .update(users)
    .set({ ...change, version: sql`${users.version} + 1` })
    .where(and(eq(users.id, userId), only))
    .returning();
  return row;
}

/** Does something that gives a person an address, which somebody else may have: `taken` then, and nothing is written. */
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
  db: Db,
  userId: string,
  change: Change & { email: string },
): Promise<UserRow | undefined | 'taken'> => unlessTaken(db, tx => writeUser(tx, userId, change));
