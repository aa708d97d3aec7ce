import { eq } from 'drizzle-orm';
import { addDays } from '../../../core/dates.js';
import { newId } from '../../db/ids.js';
import { users } from '../../people/tables.js';
import { familyInvitations } from '../../family/tables.js';
import { digest } from '../../access/hashes.js';
import { logins } from '../logins.js';
import type { Seed } from '../seed.js';
import { signUp } from './membership.js';

/** What the open invitation of these worlds can be accepted with; worlds are for demos and tests, so that nothing here is secret. */
export const demoInvitation = 'demo-invitation-to-the-family';

interface NewMember {
  id: string;
  firstName: string;
  /** A login of their own. */
  email?: string;
  /** Waits for the person who reads this address. */
  invited?: string;
  birthDate?: string;
}

async function addMember(
  seed: Seed,
  parentId: string,
  { id, firstName, email, invited, birthDate }: NewMember,
  daysAgo: number,
): Promise<void> {
  const at = addDays(seed.now, -daysAgo);
  await seed.createUser({
    id,
    firstName,
    lastName: 'Rider',
    parentId,
    ...(email && { email, password: logins.member.password }),
  });
  await seed.db
    .update(users)
    .set({ displayName: firstName, createdAt: at, birthDate: birthDate ?? null })
    .where(eq(users.id, id));
  if (invited === undefined) return;
  await seed.db.insert(familyInvitations).values({
    id: newId('inv'),
    parentId,
    memberId: id,
    email: invited,
    tokenHash: digest(demoInvitation),
    sentAt: at,
    expiresAt: addDays(at, 14),
  });
}

const sam: NewMember = { id: 'usr_sam', firstName: 'Sam', email: 'sam@echelon.test' };
const kim: NewMember = { id: 'usr_kim', firstName: 'Kim', birthDate: '2016-05-14' };
const noa: NewMember = { id: 'usr_noa', firstName: 'Noa', birthDate: '2018-11-02' };
const toni: NewMember = { id: 'usr_toni', firstName: 'Toni', invited: 'toni@echelon.test' };

const addAll = async (seed: Seed, parentId: string, members: readonly NewMember[]) => {
  // The youngest profile is two days old.
  for (const [at, member] of members.entries()) await addMember(seed, parentId, member, members.length - at + 1);
};

/** A member who signs in, one who does not, and one whose invitation is open. */
export const giveFamily = (seed: Seed, parentId: string): Promise<void> => addAll(seed, parentId, [sam, kim, toni]);

/** The same with every place taken. */
export const fillFamily = (seed: Seed, parentId: string): Promise<void> =>
  addAll(seed, parentId, [sam, kim, noa, toni]);

/** The invited person has an account; the family is that of a person with a membership. */
export async function inviteToFamily(seed: Seed, email: string): Promise<void> {
  await seed.createUser({
    id: 'usr_parent',
    email: 'parent@echelon.test',
    password: logins.member.password,
    firstName: 'Robin',
    lastName: 'Rider',
  });
  await signUp(seed, 'usr_parent', 'us-premier-monthly', 10);
  await addAll(seed, 'usr_parent', [{ id: 'usr_invited', firstName: 'Alex', invited: email }]);
}
