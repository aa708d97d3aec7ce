import { and, eq, gt, isNull } from 'drizzle-orm';
import { addDays } from '../../core/dates.js';
import type { InvitationState } from '../../core/contract/schemas/family.js';
import type { Db } from '../db/db.js';
import { newId } from '../db/ids.js';
import { familyInvitations } from './tables.js';
import { type Context } from '../http/handler.js';
import { Refusal } from '../http/refusal.js';
import { digest, randomToken } from '../access/hashes.js';
import { sendMail } from '../people/mail.js';
import { displayNameOf, type UserRow } from '../people/profile/profile.js';

export type InvitationRow = typeof familyInvitations.$inferSelect;

const LIFE_DAYS = 14;

/** Seconds between two mails of one invitation. */
const PAUSE = 60;

/** Neither accepted nor withdrawn; it may have run out. */
const open = and(isNull(familyInvitations.acceptedAt), isNull(familyInvitations.revokedAt));

const fresh = (now: number) => {
  const token = randomToken();
  return { token, row: { tokenHash: digest(token), sentAt: now, expiresAt: addDays(now, LIFE_DAYS) } };
};

function mail(context: Context, parent: UserRow, firstName: string, email: string, token: string): Promise<void> {
  return sendMail(context, email, 'familyInvitation', {
    link: `${context.host.portalUrl}/login?invitation=${token}`,
    firstName,
    parentName: displayNameOf(parent),
  });
}

export const openInvitations = (db: Db, parentId: string): Promise<InvitationRow[]> =>
  db
    .select()
    .from(familyInvitations)
    .where(and(eq(familyInvitations.parentId, parentId), open));

/** Invites an address to take over a profile. Whether it has an account is not looked at. */
export async function invite(context: Context, parent: UserRow, member: UserRow, email: string): Promise<void> {
  const { token, row } = fresh(context.now);
  await context.db
    .insert(familyInvitations)
    .values({ id: newId('inv'), parentId: parent.id, memberId: member.id, email, ...row });
  await mail(context, parent, member.firstName, email, token);
}

/** Sends an invitation again, with a new link; the one before is worth nothing from then on. */
export async function inviteAgain(context: Context, parent: UserRow, member: UserRow): Promise<void> {
  const { db, now } = context;
  const which = and(eq(familyInvitations.memberId, member.id), eq(familyInvitations.parentId, parent.id), open);
  const [invitation] = await db.select().from(familyInvitations).where(which);
  if (!invitation) throw new Refusal('notInvited', 'There is no open invitation for this family member.');
  const wait = invitation.sentAt + PAUSE - now;
  if (wait > 0)
    throw new Refusal('tooManyRequests', `The invitation was sent a moment ago. Try again in ${wait} seconds.`, {
      retryAfter: wait,
    });
  const { token, row } = fresh(now);
  await db.update(familyInvitations).set(row).where(which);
  await mail(context, parent, member.firstName, invitation.email, token);
}

/** The invitation of a token, while it can be accepted. */
export async function findInvitation(db: Db, token: string, now: number): Promise<InvitationRow | undefined> {
  const [invitation] = await db
    .select()
    .from(familyInvitations)
    .where(and(eq(familyInvitations.tokenHash, digest(token)), open, gt(familyInvitations.expiresAt, now)));
  return invitation;
}

/** What has become of the invitation of a token; whoever holds the link was sent it. */
export async function invitationState(db: Db, token: string, now: number): Promise<InvitationState> {
  const [row] = await db
    .select()
    .from(familyInvitations)
    .where(eq(familyInvitations.tokenHash, digest(token)));
  if (!row || row.revokedAt !== null) return { is: 'ended' };
  if (row.acceptedAt !== null) return { is: 'used' };
  return { is: row.expiresAt > now ? 'open' : 'ended' };
}

/** Uses an invitation up. One statement, so of two who come at once one wins; answers whether this one did. */
export async function acceptInvitation(db: Db, { id }: InvitationRow, now: number): Promise<boolean> {
  const accepted = await db
    .update(familyInvitations)
    .set({ acceptedAt: now })
    .where(and(eq(familyInvitations.id, id), open))
    .returning({ id: familyInvitations.id });
  return accepted.length === 1;
}

export async function revokeInvitation(db: Db, memberId: string, now: number): Promise<void> {
  await db
    .update(familyInvitations)
    .set({ revokedAt: now })
    .where(and(eq(familyInvitations.memberId, memberId), open));
}
