import { signIn } from '../../../src/core/contract/auth.js';
import type { Failure, Result } from '../../../src/core/contract/failure.js';
import type { Request as Client } from '../../../src/core/client/client.js';
import { addDays, now } from '../../../src/core/dates.js';
import type { subscriptions } from '../../../src/sandbox/billing/tables/memberships.js';
import { outbox } from '../../../src/sandbox/db/tables.js';
import { logins } from '../../../src/sandbox/index.js';
import { cheapScrypt } from '../../support/cheap-scrypt.js';
import { findUser } from '../../../src/sandbox/people/find-user.js';
import { startSession } from '../../../src/sandbox/access/sessions.js';
import { giveSubscription } from '../../../src/sandbox/world/worlds/membership.js';
import { type NewPerson, seedInto } from '../../../src/sandbox/world/seed.js';
import { done } from '../../support/results.js';
import type { As, TestSandbox } from '../../support/sandbox.js';

/** A person with a token. */
export interface Person {
  userId: string;
  jwt: string;
  client: Client;
}

export const password = 'Ride-2-gether';

let count = 0;

/** An address of one's own, so that no rate limit is shared. */
const from = (): As => {
  count += 1;
  return { ip: `10.3.${Math.floor(count / 250)}.${count % 250}` };
};

/** Signs in by address; the password of every test is the same. */
export async function enter(sandbox: TestSandbox, email: string, as: As = from(), word = password): Promise<Person> {
  const { jwt, userId } = await done(sandbox.client(as)(signIn, { email, password: word }));
  return { jwt, userId, client: sandbox.client({ ...as, jwt }) };
}

/** One of the people that every world knows. */
export const enterAs = (sandbox: TestSandbox, who: keyof typeof logins, as: As = from()): Promise<Person> =>
  enter(sandbox, logins[who].email, as, logins[who].password);

/** Writes a person into the database who is signed in, without the time that a password takes. */
export async function newPerson(
  sandbox: TestSandbox,
  given: Partial<NewPerson> = {},
): Promise<Person & { email: string }> {
  count += 1;
  const email = given.email ?? `person${count}@example.test`;
  const at = { db: sandbox.database.db, now: now() };
  const user = await seedInto(at.db, at.now, cheapScrypt).createUser({
    firstName: 'Jo',
    lastName: 'Walker',
    password,
    ...given,
    email,
  });
  const { jwt, userId } = await startSession(at, user);
  return { userId, jwt, email, client: sandbox.client({ ...from(), jwt }) };
}

/** A membership that runs, or whatever else is said of it. */
export async function giveMembership(
  { database: { db } }: TestSandbox,
  userId: string,
  given: Partial<typeof subscriptions.$inferInsert> = {},
): Promise<void> {
  const isOver = given.status === 'expired' || given.status === 'terminated';
  await giveSubscription(seedInto(db, now(), cheapScrypt), userId, {
    id: `sub_${userId}`,
    startedAt: addDays(now(), -10),
    currentPeriodStart: addDays(now(), -10),
    currentPeriodEnd: addDays(now(), 20),
    ...(isOver && { endedAt: addDays(now(), -1) }),
    ...given,
  });
}

/** The same with a membership that gives everything. */
export async function newMember(...asked: Parameters<typeof newPerson>): ReturnType<typeof newPerson> {
  const person = await newPerson(...asked);
  await giveMembership(asked[0], person.userId);
  return person;
}

/** The same person in another place. */
export async function elsewhere(sandbox: TestSandbox, { userId }: Person): Promise<Person> {
  const { db } = sandbox.database;
  const { jwt } = await startSession({ db, now: now() }, await findUser(db, userId));
  return { userId, jwt, client: sandbox.client({ ...from(), jwt }) };
}

/** The last mail of a kind to an address; undefined when there was none. */
export async function lastMail(sandbox: TestSandbox, recipient: string, kind: string) {
  const mails = await sandbox.database.db.select().from(outbox);
  return mails.filter(mail => mail.recipient === recipient && mail.kind === kind).at(-1);
}

/** The token in the link of a mail. */
export async function tokenFrom(
  sandbox: TestSandbox,
  recipient: string,
  kind: string,
  name: 'reset' | 'invitation',
): Promise<string> {
  const link = (await lastMail(sandbox, recipient, kind))?.payload['link'];
  const token = typeof link === 'string' ? new URL(link).searchParams.get(name) : null;
  if (token === null) throw new Error(`No ${kind} was mailed to ${recipient}.`);
  return token;
}

/** The whole refusal of a call that must have been refused. */
export async function failure<Code extends string>(call: Promise<Result<unknown, Code>>): Promise<Failure<Code>> {
  const result = await call;
  if (result.ok) throw new Error('The call worked, and should not have.');
  return result.failure;
}

/** The fields that a call was refused for. */
export async function badFields(call: Promise<Result<unknown>>): Promise<string[]> {
  const { code, fields = [] } = await failure(call);
  return code === 'validationFailed' ? fields.map(({ path }) => path) : [code];
}
