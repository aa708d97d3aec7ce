import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import { plans } from '../catalogue/tables.js';
import { usableStatuses } from '../billing/account/statuses.js';
import { subscriptions } from '../billing/tables/memberships.js';

/** How many family members the parent's plan allows beside the parent (domain 1.8); undefined without a plan that gives access. */
export async function planSeats(db: Db, parentId: string): Promise<number | undefined> {
  const [row] = await db
    .select({ features: plans.features })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(and(eq(subscriptions.userId, parentId), inArray(subscriptions.status, usableStatuses)));
  return row?.features.maxFamilyMembers;
}

/** The same for the token, which knows no difference between no plan and no seats. */
export const familySeats = async (db: Db, parentId: string): Promise<number> => (await planSeats(db, parentId)) ?? 0;
