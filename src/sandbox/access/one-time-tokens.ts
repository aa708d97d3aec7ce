import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import { oneTimeTokens } from './tables.js';
import { digest, randomToken } from './hashes.js';

type Kind = (typeof oneTimeTokens.$inferSelect)['kind'];

/** A token that works once, until `expiresAt`. Only its hash is stored. */
export async function issueOneTimeToken(
  db: Db,
  kind: Kind,
  userId: string,
  now: number,
  lifeSeconds: number,
  by: { actorId?: string | null; actingReason?: string | null } = {},
) {
  const token = randomToken();
  const expiresAt = now + lifeSeconds;
  await db.insert(oneTimeTokens).values({ hash: digest(token), kind, userId, ...by, createdAt: now, expiresAt });
  return { token, expiresAt };
}

/** Uses a token up and says whose it was; undefined when it is unknown, used or too old. One statement, so two requests cannot both win. */
export async function spendOneTimeToken(
  db: Db,
  kind: Kind,
  token: string,
  now: number,
): Promise<{ userId: string; actorId: string | null; actingReason: string | null } | undefined> {
  const [used] = await db
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeTokens.hash, digest(token)),
        eq(oneTimeTokens.kind, kind),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, now),
      ),
    )
    .returning({
      userId: oneTimeTokens.userId,
      actorId: oneTimeTokens.actorId,
      actingReason: oneTimeTokens.actingReason,
    });
  return used;
}
