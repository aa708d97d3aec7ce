import { and, eq } from 'drizzle-orm';
import type { ExternalUser, NewExternalUser } from '../../core/contract/schemas/external-users.js';
import { HOME_COUNTRY } from '../../core/home-country.js';
import { mayKnow } from '../partners/people.js';
import { newId } from '../db/ids.js';
import { users } from './tables.js';
import { externalUsers } from '../partners/tables.js';
import { type Context } from '../http/handler.js';
import { invalid, Refusal } from '../http/refusal.js';
import { mailActivation } from './activation.js';
import type { UserRow } from './profile/profile.js';

/** Whose ids these are; the keys of our own back ends share one space. */
const scopeOf = ({ apiKey }: Context): string => apiKey?.partnerId ?? '';

const ofId = (context: Context, externalId: string) =>
  and(eq(externalUsers.partnerId, scopeOf(context)), eq(externalUsers.externalId, externalId));

const note = (context: Context, action: string, { userId, externalId }: ExternalUser): void =>
  context.note({ id: userId, action, details: { externalId, partnerId: scopeOf(context) } });

/** The person behind a partner's id. */
export async function findExternal(context: Context, externalId: string): Promise<ExternalUser> {
  const [row] = await context.db.select().from(externalUsers).where(ofId(context, externalId));
  if (!row) throw new Refusal('notFound', 'Nobody is linked to this id.');
  return { externalId, userId: row.userId };
}

/** Finds the person of an address, or makes one, who gets a mail to choose a password. */
async function personOf(
  context: Context,
  { email: typed, firstName, lastName, countryCode = HOME_COUNTRY }: NewExternalUser,
): Promise<Pick<UserRow, 'id'>> {
  const { db, now } = context;
  const email = typed.toLowerCase();
  const id = newId('usr');
  const [made] = await db
    .insert(users)
    .values({
      id,
      parentId: id,
      email,
      firstName,
      lastName,
      countryCode,
      roles: ['Member'],
      partnerId: context.apiKey?.partnerId ?? null,
      attribution: {},
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (made) {
    await mailActivation(context, made);
    return made;
  }
  const [person] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!person) throw new Error('An address was taken and nobody has it.');
  return person;
}

/**
 * Links a partner's id to the person of an address. Asked again for the same person, it answers the same; and so it does
 * for an address that has an account, as nobody learns here who has one.
 */
export async function linkExternal(
  context: Context,
  externalId: string,
  given: NewExternalUser,
): Promise<ExternalUser> {
  const { id: userId } = await personOf(context, given);
  const link = { externalId, userId };
  const [linked] = await context.db
    .insert(externalUsers)
    .values({ ...link, partnerId: scopeOf(context), createdAt: context.now })
    .onConflictDoNothing()
    .returning();
  if (!linked && (await findExternal(context, externalId)).userId !== userId) {
    throw new Refusal('externalIdTaken', 'This id is linked to somebody else. Change the link instead.');
  }
  if (linked) note(context, 'linkExternalUser', link);
  return link;
}

/** Links a partner's id to another person. */
export async function relinkExternal(context: Context, externalId: string, userId: string): Promise<ExternalUser> {
  const [person] = await context.db.select({ id: users.id }).from(users).where(eq(users.id, userId));
  if (!person || !(await mayKnow(context, userId)))
    throw invalid([{ path: 'userId', message: 'There is no such user.' }]);
  const { userId: before } = await findExternal(context, externalId);
  await context.db.update(externalUsers).set({ userId }).where(ofId(context, externalId));
  note(context, 'relinkExternalUser', { externalId, userId });
  if (before !== userId) note(context, 'unlinkExternalUser', { externalId, userId: before });
  return { externalId, userId };
}
