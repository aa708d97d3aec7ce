import { eq } from 'drizzle-orm';
import type { LocationInvitation, LocationInvited } from '../../../core/contract/schemas/commercial/locations.js';
import { standsAbove } from '../../access/guards.js';
import { issueOneTimeToken } from '../../access/one-time-tokens.js';
import { holdUsers } from '../../db/hold-users.js';
import { newId } from '../../db/ids.js';
import type { Context } from '../../http/handler.js';
import { callerIn, findUser } from '../../people/caller.js';
import { sendMail } from '../../people/mail.js';
import { resetLink } from '../../people/reset-link.js';
import { users } from '../../people/tables.js';
import { connect, demandMayGive } from './connect-user.js';
import { findOpenLocation, type LocationRow } from './location-record.js';

/** How long a new person can choose a password by the mail. */
const WELCOME_SECONDS = 7 * 86_400;

type UserRow = typeof users.$inferSelect;

/** The person of an address, held; made if there is none, and they choose a password by mail. */
async function personOf(
  { db, now }: Context,
  { countryCode }: LocationRow,
  { email: typed, firstName = '', lastName = '' }: LocationInvitation,
): Promise<UserRow> {
  const email = typed.toLowerCase();
  const id = newId('usr');
  const [made] = await db
    .insert(users)
    .values({
      id,
      email,
      firstName,
      lastName,
      countryCode,
      parentId: id,
      roles: ['LocationUser'],
      attribution: {},
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (made) return made;
  const [known] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!known) throw new Error('An address was taken and nobody has it.');
  await holdUsers(db, [known.id]);
  return findUser(db, known.id);
}

/** Who has no password yet gets a link to choose one; anybody else is told where to sign in. */
async function tell({ db, now, host }: Context, person: UserRow, location: LocationRow): Promise<void> {
  const payload = { firstName: person.firstName, location: location.name };
  if (person.passwordHash !== null) {
    await sendMail({ db, now }, person.email, 'locationConnected', payload);
    return;
  }
  const { token } = await issueOneTimeToken(db, 'reset', person.id, now, WELCOME_SECONDS);
  const link = resetLink(host.portalUrl, ['LocationUser'], token);
  await sendMail({ db, now }, person.email, 'locationInvitation', { ...payload, link });
}

/** Connects somebody by their address. The answer is the same whether it has an account, so that nobody learns who has one. */
export async function inviteUser(
  context: Context,
  locationId: string,
  invitation: LocationInvitation,
): Promise<LocationInvited> {
  const { email, role } = invitation;
  const location = await findOpenLocation(context.db, locationId);
  await demandMayGive(context, locationId, [role]);
  const person = await personOf(context, location, invitation);
  // nobody at a location changes an account of our staff, and nobody learns that it is one
  if (standsAbove(person, callerIn(context))) context.note(null);
  else {
    await connect(context, locationId, person, role);
    await tell(context, person, location);
  }
  return { email, role };
}
