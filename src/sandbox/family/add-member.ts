import { newId } from '../db/ids.js';
import { users } from '../people/tables.js';
import { record } from '../billing/account/history.js';
import type { FamilyChange } from '../../core/contract/schemas/family.js';
import type { Context } from '../http/handler.js';
import { Refusal, invalid } from '../http/refusal.js';
import { demandBirthDate } from '../people/profile/birth-date.js';
import { holdUsers } from '../db/hold-users.js';
import { demandParent, demandRoom, membersOf, roomOf } from './family-room.js';
import { findUser } from '../people/find-user.js';
import { invite, inviteAgain, openInvitations } from './invitations.js';
import { displayNameOf, type UserRow } from '../people/profile/profile.js';

type NewMember = Omit<Extract<FamilyChange, { action: 'add' }>, 'action'>;

/** The parent of a family, held: another call that wants its last place waits. */
async function heldParent({ db }: Context, parentId: string): Promise<UserRow> {
  await holdUsers(db, [parentId]);
  const parent = await findUser(db, parentId);
  await demandParent(db, parent);
  return parent;
}

async function demandNewAddress({ db }: Context, parent: UserRow, email: string): Promise<void> {
  if (email === parent.email) throw invalid([{ path: 'email', message: 'This is the address of the parent account.' }]);
  const members = await membersOf(db, parent.id);
  if (members.some(member => member.email === email))
    throw invalid([{ path: 'email', message: 'This address belongs to a family member already.' }]);
  const invited = await openInvitations(db, parent.id);
  if (invited.some(invitation => invitation.email === email))
    throw invalid([{ path: 'email', message: 'This address has been invited already.' }]);
}

/**
 * Adds a profile to a family; with an address, the reader of that mailbox is invited to make the profile their login.
 */
export async function addMember(
  context: Context,
  parentId: string,
  { email: typed, displayName, ...given }: NewMember,
): Promise<void> {
  const { db, now } = context;
  const parent = await heldParent(context, parentId);
  demandRoom(await roomOf(db, parent.id), 1);
  demandBirthDate(given.birthDate, now);
  const email = typed?.toLowerCase();
  if (email !== undefined) await demandNewAddress(context, parent, email);
  const [member] = await db
    .insert(users)
    .values({
      ...given,
      id: newId('usr'),
      parentId: parent.id,
      displayName: displayName ?? given.firstName,
      countryCode: parent.countryCode,
      roles: ['Member'],
      partnerId: parent.partnerId,
      attribution: {},
      createdAt: now,
    })
    .returning();
  if (!member) throw new Error('A family member was written and is not there.');
  if (email !== undefined) await invite(context, parent, member, email);
  await record(context, {
    userId: parent.id,
    type: 'familyMemberAdded',
    summary: `${displayNameOf(member)} was added to the family.`,
    after: { memberId: member.id },
  });
  context.note({ id: parent.id, action: 'addFamilyMember', details: { memberId: member.id } });
}

/** Sends a member's invitation again. */
export async function resendInvitation(context: Context, parentId: string, memberId: string): Promise<void> {
  const parent = await heldParent(context, parentId);
  const member = await findUser(context.db, memberId);
  if (member.parentId !== parent.id || member.id === parent.id)
    throw new Refusal('notFound', 'There is nobody like this in your family.');
  await inviteAgain(context, parent, member);
  context.note({ id: parent.id, action: 'resendFamilyInvitation', details: { memberId } });
}
