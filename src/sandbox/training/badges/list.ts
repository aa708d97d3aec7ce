import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Badge, BadgeList, BadgeQuery } from '../../../core/contract/schemas/training/badges.js';
import type { Context } from '../../http/handler.js';
import type { Db } from '../../db/db.js';
import { pageOf } from '../../db/page.js';
import { Refusal } from '../../http/refusal.js';
import { isIn, valuesOf } from '../collections/counting.js';
import { shareOf } from '../collections/shape.js';
import { userBadges } from '../tables/badges.js';
import { collectionMembers, collections } from '../tables/collections.js';
import { challengeBadgeId, numberedBadge } from './badge-ids.js';
import { earnedBy } from './earned.js';
import { reachedBy } from './reached.js';
import { nextBadges, shownChallenge, shownNumbered } from './shape.js';

const challenge = { id: collections.id, name: collections.name, goal: collections.goalValue };

/** The challenges that somebody is in and that go on, without those whose badge they have. */
async function challengesAhead(db: Db, now: number, userId: string, earned: ReadonlyMap<string, number>) {
  const rows = await db
    .select(challenge)
    .from(collectionMembers)
    .innerJoin(collections, eq(collections.id, collectionMembers.collectionId))
    .where(
      and(
        eq(collectionMembers.userId, userId),
        isIn,
        isNull(collectionMembers.completedAt),
        gt(collections.endsAt, now),
      ),
    )
    .orderBy(asc(collections.endsAt), asc(collections.id));
  return rows.filter(({ id }) => !earned.has(challengeBadgeId(id)));
}

/** A member's badges, the latest first, and the next of each kind. */
export async function badgesOf(
  context: Pick<Context, 'db' | 'now'>,
  userId: string,
  { kind, ...page }: BadgeQuery,
): Promise<BadgeList> {
  const { db, now } = context;
  const [reached, values, earned] = await Promise.all([
    reachedBy(context, userId),
    valuesOf(db, userId),
    earnedBy(db, userId),
  ]);
  const ofChallenge = ({ id, name, goal }: { id: string; name: string; goal: number }, earnedAt: number | null) =>
    shownChallenge({ id, name }, { earnedAt, progress: shareOf(values.get(id) ?? 0, goal) });
  const [list, ahead] = await Promise.all([
    pageOf(db, {
      rows: db
        .select({ badge: userBadges, challenge })
        .from(userBadges)
        .leftJoin(collections, eq(collections.id, userBadges.collectionId))
        .where(and(eq(userBadges.userId, userId), kind && eq(userBadges.kind, kind))),
      order: [desc(userBadges.earnedAt)],
      key: userBadges.badgeId,
      page,
      items: rows =>
        rows.map(({ badge: { badgeId, collectionId, earnedAt }, challenge: one }) => {
          const numbered = numberedBadge(badgeId);
          if (numbered) return shownNumbered(numbered, reached, earnedAt);
          // a challenge that is gone is called by its id
          const id = collectionId ?? badgeId;
          return ofChallenge(one ?? { id, name: id, goal: 1 }, earnedAt);
        }),
    }),
    challengesAhead(db, now, userId, earned),
  ]);
  const next = [
    ...nextBadges(reached, earned).map(one => shownNumbered(one, reached, null)),
    ...ahead.map(one => ofChallenge(one, null)),
  ];
  return { ...list, next: next.filter(one => kind === undefined || one.kind === kind) };
}

/** One badge, earned or not. */
export async function badgeOf(context: Pick<Context, 'db' | 'now'>, userId: string, badgeId: string): Promise<Badge> {
  const { db } = context;
  const earnedAt = (await earnedBy(db, userId)).get(badgeId) ?? null;
  const numbered = numberedBadge(badgeId);
  if (numbered) return shownNumbered(numbered, await reachedBy(context, userId), earnedAt);
  const [, collectionId] = /^challenge-(.+)$/.exec(badgeId) ?? [];
  const [found] = collectionId
    ? await db.select(challenge).from(collections).where(eq(collections.id, collectionId))
    : [];
  if (!found) throw new Refusal('notFound', 'There is no such badge.');
  const values = await valuesOf(db, userId, eq(collections.id, found.id));
  const progress = shareOf(values.get(found.id) ?? 0, found.goal);
  return shownChallenge({ id: found.id, name: found.name }, { earnedAt, progress });
}
