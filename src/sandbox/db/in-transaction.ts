import type { Db } from './db.js';

/** PostgreSQL's codes for "another transaction was in the way; try again". */
const AGAIN = new Set(['40001', '40P01']);

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && AGAIN.has(error.code)) return error.code;
  return codeOf(error.cause);
}

/** Runs `work` in a transaction, and again (three times in all) when it lost a deadlock. */
export async function inTransaction<Out>(db: Db, work: (tx: Db) => Promise<Out>, attempts = 3): Promise<Out> {
  try {
    return await db.transaction(work);
  } catch (error) {
    if (attempts <= 1 || codeOf(error) === undefined) throw error;
    return inTransaction(db, work, attempts - 1);
  }
}
