import type { BadgesAwarded } from '../../../core/contract/schemas/training/badges.js';
import type { Db } from '../../db/db.js';
import { lockNameUntilCommit } from '../../db/lock.js';
import type { Context } from '../../http/handler.js';
import { completeCollections } from '../collections/complete.js';
import { badgeLadders, type Ladder } from '../rules/milestones.js';
import { userBadges } from '../tables/badges.js';
import { challengeBadgeId, numberedBadge, numberedBadgeId } from './badge-ids.js';
import { earnedBy } from './earned.js';
import { type Reached, reachedBy } from './reached.js';
import { shownNumbered } from './shape.js';

type At = Pick<Context, 'db' | 'now'>;
type Given = Pick<typeof userBadges.$inferInsert, 'badgeId' | 'kind' | 'collectionId'>;

/** One at a time for each member: two workouts that are saved at once count each other. */
const holdBadges = (db: Db, userId: string): Promise<void> => lockNameUntilCommit(db, `badges:${userId}`);

/** Gives badges, each once whatever happens. Answers the ids of those that were not there. */
async function give({ db, now }: At, userId: string, reached: readonly Given[]): Promise<string[]> {
  if (reached.length === 0) return [];
  const earned = await earnedBy(db, userId);
  const missing = reached.filter(({ badgeId }) => !earned.has(badgeId));
  if (missing.length === 0) return [];
  const given = await db
    .insert(userBadges)
    .values(missing.map(badge => ({ ...badge, userId, earnedAt: now })))
    .onConflictDoNothing()
    .returning({ badgeId: userBadges.badgeId });
  return given.map(({ badgeId }) => badgeId);
}

/** The badges of these kinds that the workouts reach, as they are now. */
const numberedOf = ({ counts, streak }: Reached, kinds: readonly Ladder['kind'][]): Given[] =>
  badgeLadders(counts, streak.longest)
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ kind, type, earned }) =>
      earned.map(threshold => ({ badgeId: numberedBadgeId(type, threshold), kind, collectionId: null })),
    );

const challengesOf = async (at: At, userId: string): Promise<Given[]> =>
  (await completeCollections(at, userId)).map(collectionId => ({
    badgeId: challengeBadgeId(collectionId),
    kind: 'challenge',
    collectionId,
  }));

/** Gives what a member has reached of one kind, and answers what was missing. */
export async function processBadges(context: At, userId: string, kind: Ladder['kind']): Promise<BadgesAwarded> {
  await holdBadges(context.db, userId);
  const reached = await reachedBy(context, userId);
  const given = await give(context, userId, numberedOf(reached, [kind]));
  return {
    awarded: given
      .flatMap(id => numberedBadge(id) ?? [])
      .toSorted((one, other) => one.threshold - other.threshold)
      .map(badge => shownNumbered(badge, reached, context.now)),
  };
}

/** Marks completed challenges and gives their badges. */
export async function awardChallenges(context: At, userId: string): Promise<void> {
  await holdBadges(context.db, userId);
  await give(context, userId, await challengesOf(context, userId));
}

/** Gives all that a member has reached, in the transaction that saved a workout. */
export async function awardBadges(context: At, userId: string): Promise<void> {
  await holdBadges(context.db, userId);
  const reached = await reachedBy(context, userId);
  const challenges = await challengesOf(context, userId);
  await give(context, userId, [...numberedOf(reached, ['milestone', 'streak']), ...challenges]);
}
