import type { Db } from '../db/db.js';

/** How many family members the parent's plan allows beside the parent (domain 1.8); none without a plan. */
export async function familySeats(_db: Db, _parentId: string): Promise<number> {
  return 0;
}
