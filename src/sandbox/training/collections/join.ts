import { and, eq, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import type { Collection, CollectionLeft } from '../../../core/contract/schemas/training/collections.js';
import type { Db } from '../../db/db.js';
import type { Context } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';
import { collectionMembers } from '../tables/collections.js';
import { isIn } from './counting.js';
import { collectionFor, findCollection } from './list.js';

/** Joins a challenge. Whoever had left begins anew; whoever is in it stays as they are. */
export async function joinCollection(context: Context, userId: string, id: string): Promise<Collection> {
  const { db, now } = context;
  const { row, member } = await findCollection(db, userId, id);
  if (!member) {
    if (now >= row.endsAt) throw new Refusal('collectionEnded', 'This challenge is over.', { endsAt: row.endsAt });
    await db
      .insert(collectionMembers)
      .values({ collectionId: id, userId, joinedAt: now })
      .onConflictDoUpdate({
        target: [collectionMembers.collectionId, collectionMembers.userId],
        set: { joinedAt: now, leftAt: null, completedAt: null, toldAt: null },
        setWhere: isNotNull(collectionMembers.leftAt),
      });
  }
  return collectionFor(context, userId, id);
}

/** Marks places as left; answers how many. */
async function leave(db: Db, at: number, which: SQL | undefined): Promise<number> {
  const left = await db
    .update(collectionMembers)
    .set({ leftAt: at })
    .where(and(isIn, which))
    .returning({ userId: collectionMembers.userId });
  return left.length;
}

const isOf = (collectionId: string, userId: string | undefined): SQL | undefined =>
  and(eq(collectionMembers.collectionId, collectionId), userId ? eq(collectionMembers.userId, userId) : undefined);

/** Leaves a challenge; a badge that was earned stays. */
export async function leaveCollection({ db, now }: Context, userId: string, id: string): Promise<CollectionLeft> {
  await findCollection(db, userId, id);
  if ((await leave(db, now, isOf(id, userId))) === 0) throw new Refusal('notFound', 'This challenge was not joined.');
  return { id, joined: false };
}

/**
 * Gives up the place of one member, or of everybody who has not completed a challenge, as of an instant: whoever joined
 * after it keeps their place. Answers how many gave up.
 */
export const abandon = (
  db: Db,
  at: number,
  { collectionId, userId }: { collectionId: string; userId?: string | undefined },
): Promise<number> =>
  leave(
    db,
    at,
    and(isOf(collectionId, userId), isNull(collectionMembers.completedAt), lte(collectionMembers.joinedAt, at)),
  );
