import { and, desc, eq } from 'drizzle-orm';
import type { PartnerAnswer, PartnerSignup } from '../../core/contract/schemas/lafitness.js';
import { HOME_COUNTRY } from '../../core/home-country.js';
import { newId } from '../db/ids.js';
import { sendMail } from '../people/mail.js';
import { users } from '../people/tables.js';
import { subscriptions } from '../billing/tables/memberships.js';
import { externalUsers } from './tables.js';
import type { Context } from '../http/handler.js';
import { Refusal } from '../http/refusal.js';
import { issueOneTimeToken } from '../access/one-time-tokens.js';
import type { Sub } from '../billing/books/books.js';
import { settlePerson } from '../billing/books/due-work.js';
import { holdUsers } from '../db/hold-users.js';
import { loadMember, type Member } from '../billing/account/member.js';
import { isLive } from '../billing/account/statuses.js';

/** The gym whose calls these are; nobody else's key finds anybody. */
export const GYM = { partnerId: 'lafitness', channel: { channelKind: 'partner', channelName: 'LA Fitness' } } as const;

const unknown = () => new Refusal('notFound', 'There is no such member.');

/** The key has to be the gym's: to any other its members do not exist. */
export function demandGym({ apiKey }: Context): void {
  if (apiKey?.partnerId !== GYM.partnerId) throw unknown();
}

async function linkOf({ db }: Context, memberId: string): Promise<string | undefined> {
  const [link] = await db
    .select()
    .from(externalUsers)
    .where(and(eq(externalUsers.partnerId, GYM.partnerId), eq(externalUsers.externalId, memberId)));
  return link?.userId;
}

/** How long a new person can choose a password by the mail. */
const WELCOME_DAYS_IN_SECONDS = 7 * 86_400;

/** The person of an address, made if there is none: they choose a password by mail, and the gym never knows it. */
async function personOf(
  { db, now, host }: Context,
  { email: typed, firstName, lastName, countryCode = HOME_COUNTRY }: PartnerSignup,
): Promise<string> {
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
      partnerId: GYM.partnerId,
      attribution: {},
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (made) {
    const { token } = await issueOneTimeToken(db, 'reset', id, now, WELCOME_DAYS_IN_SECONDS);
    const link = `${host.portalUrl}/login?reset=${token}`;
    await sendMail({ db, now }, email, 'accountCreated', { link, firstName, partner: GYM.channel.channelName });
    return id;
  }
  const [person] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!person) throw new Error('An address was taken and nobody has it.');
  return person.id;
}

/** Links the gym's id to a person, new or known: the answer is the same. An id that is linked stays with its person. */
export async function linkMember(context: Context, given: PartnerSignup): Promise<string> {
  const { memberId } = given;
  const linked = await linkOf(context, memberId);
  if (linked !== undefined) return linked;
  const userId = await personOf(context, given);
  await context.db
    .insert(externalUsers)
    .values({ partnerId: GYM.partnerId, externalId: memberId, userId, createdAt: context.now })
    .onConflictDoNothing();
  return (await linkOf(context, memberId)) ?? userId;
}

/** The account behind the gym's id, held and brought up to now. */
export async function gymMember(context: Context, memberId: string): Promise<Member> {
  demandGym(context);
  const userId = await linkOf(context, memberId);
  if (userId === undefined) throw unknown();
  await holdUsers(context.db, [userId]);
  await settlePerson(context.db, userId, context.now, context.host);
  return loadMember(context, userId);
}

/** Whether a membership is the gym's to decide on; one that a person has of their own is nothing that it may know of. */
export const isGyms = ({ channelKind, partnerId }: Sub): boolean =>
  channelKind === GYM.channel.channelKind && partnerId === GYM.partnerId;

/** The account, provided that its membership is the gym's. */
export async function gymMembership(context: Context, memberId: string): Promise<Member & { subscription: Sub }> {
  const member = await gymMember(context, memberId);
  const { subscription } = member;
  if (!subscription || !isGyms(subscription))
    throw new Refusal('notFound', 'There is no membership of yours on this account.');
  return { ...member, subscription };
}

/** Whether the gym ever gave this person a membership, whichever they have now. */
export async function hadMembership({ db }: Context, userId: string): Promise<boolean> {
  const theirs = and(
    eq(subscriptions.userId, userId),
    eq(subscriptions.channelKind, GYM.channel.channelKind),
    eq(subscriptions.partnerId, GYM.partnerId),
  );
  return (
    (
      await db
        .select({ id: subscriptions.id })
        .from(subscriptions)
        .where(theirs)
        .orderBy(desc(subscriptions.createdAt))
        .limit(1)
    ).length > 0
  );
}

/** What the gym sees: its own membership, and nothing else that a person has. */
export async function answerFor(context: Context, memberId: string, userId: string): Promise<PartnerAnswer> {
  const { subscription } = await loadMember(context, userId);
  const theirs = subscription && isGyms(subscription) ? subscription : undefined;
  return {
    memberId,
    userId,
    status: theirs?.status ?? null,
    currentPeriodEnd: theirs && isLive(theirs.status) ? theirs.currentPeriodEnd : null,
    endsAt: theirs?.endsAt ?? null,
  };
}
