import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import { sessions } from '../access/tables.js';
import { preferences, profileImages, relationships } from '../people/tables.js';
import { subscriptions } from '../billing/tables/memberships.js';
import { isLive } from '../billing/account/statuses.js';
import { type Context } from '../http/handler.js';
import { Refusal } from '../http/refusal.js';
import { endSessionsOf } from '../access/end-sessions.js';
import { gone, readForChange } from '../db/versioned.js';
import { holdUsers } from '../db/hold-users.js';
import { demandRoom, membersOf, roomOf } from './family-room.js';
import { findUser } from '../people/find-user.js';
import { acceptInvitation, findInvitation, type InvitationRow } from './invitations.js';
import type { UserRow } from '../people/profile/profile.js';
import { versionedUser } from '../people/versioned-user.js';
import { writeEmail, writeUser } from '../people/write-user.js';

const dead = (reason?: 'accountExists') =>
  new Refusal('tokenInvalid', 'This invitation was used already, withdrawn, or is too old.', reason && { reason });

async function accept(db: Db, invitation: InvitationRow, now: number): Promise<void> {
  if (!(await acceptInvitation(db, invitation, now))) throw dead();
}

/** Throws for an account that has a family or a membership of its own. */
async function demandFree(db: Db, row: UserRow): Promise<void> {
  if (row.parentId !== row.id) throw new Refusal('alreadyInFamily', 'This account belongs to a family already.');
  if ((await membersOf(db, row.id)).length > 0)
    throw new Refusal('hasFamily', 'This account has family members of its own. Remove them first.');
  const own = await db
    .select({ status: subscriptions.status })
    .from(subscriptions)
    .where(eq(subscriptions.userId, row.id));
  if (own.some(({ status }) => isLive(status))) {
    throw new Refusal(
      'memberHasSubscription',
      'This account has a membership of its own. It must end before you can join a family.',
    );
  }
}

/** Takes a profile away whose place its owner has taken with an account of their own. */
async function removePlaceholder(context: Context, memberId: string): Promise<void> {
  const { db, now } = context;
  const held = await readForChange(context, versionedUser, memberId);
  await endSessionsOf({ db, now }, memberId);
  await db.delete(sessions).where(eq(sessions.userId, memberId));
  for (const table of [preferences, profileImages, relationships])
    await db.delete(table).where(eq(table.userId, memberId));
  await gone(context, held, { action: 'removeProfile' });
}

/**
 * Moves an account under the parent who has invited its address. The profile that the invitation was for already holds
 * a place for the new member, so no second one is taken.
 */
export async function joinFamily(context: Context, userId: string, token: string): Promise<void> {
  const { db, now } = context;
  const invitation = await findInvitation(db, token, now);
  if (!invitation) throw dead();
  const { parentId, memberId } = invitation;
  await holdUsers(db, [parentId, userId]);
  const me = await findUser(db, userId);
  // the link may have been passed on: the invitation is for the person who reads this address
  if (me.email !== invitation.email) throw dead();
  await demandFree(db, me);
  await accept(db, invitation, now);
  demandRoom(await roomOf(db, parentId), 0);
  await writeUser(context, userId, { parentId }, { action: 'joinFamily', details: { parentId } });
  await removePlaceholder(context, memberId);
}

/**
 * Makes an invited profile the login of the person who reads the invited address: no account there yet, and a password
 * is all it takes. Answers whose it is; undefined when the token is no invitation.
 */
export async function takeOverProfile(
  context: Context,
  token: string,
  passwordHash: string,
): Promise<string | undefined> {
  const { db, now } = context;
  const invitation = await findInvitation(db, token, now);
  if (!invitation) return undefined;
  const { memberId, email } = invitation;
  await accept(db, invitation, now);
  const taken = await writeEmail(context, memberId, { email, passwordHash, dateActivated: now });
  if (taken === 'taken') throw dead('accountExists');
  return memberId;
}
