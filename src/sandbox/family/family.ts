import type { Family, FamilyMember } from '../../core/contract/schemas/family.js';
import type { Context } from '../http/handler.js';
import { callerIn, findUser } from '../people/find-user.js';
import { fullness, membersOf, roomOf } from './family-room.js';
import { type InvitationRow, openInvitations } from './invitations.js';
import { displayNameOf, imageUrlOf, maySeeHealth, type UserRow } from '../people/profile/profile.js';

function statusOf(row: UserRow, invitation: InvitationRow | undefined): FamilyMember['status'] {
  if (row.id === row.parentId) return 'parent';
  if (row.passwordHash !== null) return 'active';
  return invitation ? 'invited' : 'profile';
}

interface Viewer {
  context: Context;
  /** The person that the list is about. */
  userId: string;
  /** A child sees nothing but names and pictures of the others. */
  child: boolean;
}

const hidden = {
  firstName: null,
  lastName: null,
  birthDate: null,
  gender: null,
  heightMm: null,
  weightGrams: null,
  email: null,
};

function memberShape(
  { context: { caller, now }, userId, child }: Viewer,
  row: UserRow,
  invitation: InvitationRow | undefined,
): FamilyMember {
  const shown = {
    id: row.id,
    displayName: displayNameOf(row),
    imageUrl: imageUrlOf(row),
    status: statusOf(row, invitation),
    isYou: row.id === userId,
  };
  if (child && row.id !== userId)
    return { ...hidden, ...shown, status: shown.status === 'parent' ? 'parent' : 'active' };
  const { firstName, lastName, birthDate, gender, heightMm, weightGrams, email } = row;
  const health = maySeeHealth(row, caller, now) ? { birthDate, weightGrams } : { birthDate: null, weightGrams: null };
  return {
    ...shown,
    firstName,
    lastName,
    gender,
    heightMm,
    ...health,
    email: email ?? invitation?.email ?? null,
    ...(invitation && { invitation: { sentAt: invitation.sentAt, expiresAt: invitation.expiresAt } }),
  };
}

/** The family of a person, as the caller may see it. */
export async function familyOf(context: Context, userId: string): Promise<Family> {
  const { db } = context;
  const me = await findUser(db, userId);
  const parent = me.parentId === me.id ? me : await findUser(db, me.parentId);
  const members = await membersOf(db, parent.id);
  const invitations = new Map(
    (await openInvitations(db, parent.id)).map(invitation => [invitation.memberId, invitation]),
  );
  const room = await roomOf(db, parent.id);
  const asks = callerIn(context).userId;
  const viewer = { context, userId, child: members.some(({ id }) => id === asks) };
  const reason = me.id === parent.id ? fullness(room) : 'parentRequired';
  return {
    items: [parent, ...members].map(row => memberShape(viewer, row, invitations.get(row.id))),
    limit: room.limit,
    used: room.used,
    canAdd: reason === undefined,
    ...(reason && { reason }),
  };
}
