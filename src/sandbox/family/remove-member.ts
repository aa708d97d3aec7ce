import { eq } from 'drizzle-orm';
import { users } from '../people/tables.js';
import { record } from '../billing/account/history.js';
import type { Context } from '../http/handler.js';
import { Refusal } from '../http/refusal.js';
import { endSessionsOf } from '../access/end-sessions.js';
import { holdUsers } from '../db/hold-users.js';
import { demandParent } from './family-room.js';
import { findUser } from '../people/find-user.js';
import { revokeInvitation } from './invitations.js';
import { sendMail } from '../people/mail.js';
import { displayNameOf } from '../people/profile/profile.js';
import { writeUser } from '../people/write-user.js';

/** Makes a member independent (domain 1.8): they keep their own data; the plan and every open session end. */
export async function removeMember(context: Context, parentId: string, memberId: string): Promise<void> {
  const { db, now } = context;
  await holdUsers(db, [parentId, memberId]);
  const parent = await findUser(db, parentId);
  await demandParent(db, parent);
  const [member] = await db.select().from(users).where(eq(users.id, memberId));
  if (!member || memberId === parentId || member.parentId !== parentId)
    throw new Refusal('notFound', 'There is nobody like this in your family.');
  await writeUser(context, memberId, { parentId: memberId });
  await endSessionsOf(context, memberId);
  await revokeInvitation(db, memberId, now);
  await sendMail(context, member.email, 'familyRemoved', {
    firstName: member.firstName,
    parentName: displayNameOf(parent),
  });
  await record(context, {
    userId: parentId,
    type: 'familyMemberRemoved',
    summary: `${displayNameOf(member)} was removed from the family.`,
    before: { memberId },
  });
  context.note({ id: parentId, details: { memberId } });
}
