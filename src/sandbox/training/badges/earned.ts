import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { userBadges } from '../tables/badges.js';

/** When a member earned each of their badges, unix seconds, by its id. */
export async function earnedBy(db: Db, userId: string): Promise<ReadonlyMap<string, number>> {
  const { badgeId, earnedAt } = userBadges;
  const rows = await db.select({ badgeId, earnedAt }).from(userBadges).where(eq(userBadges.userId, userId));
  return new Map(rows.map(row => [row.badgeId, row.earnedAt]));
}
