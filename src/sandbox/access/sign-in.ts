import { eq } from 'drizzle-orm';
import type { Credentials } from '../../core/contract/schemas/auth.js';
import { users } from '../people/tables.js';
import { type Context } from '../http/handler.js';
import { Refusal } from '../http/refusal.js';
import { passwordMatches } from './passwords.js';
import { startSession, type Token } from './sessions.js';

const wrongPair = () => new Refusal('invalidCredentials', 'The email address or the password is wrong.');

const userBy = async ({ db }: Context, email: string) =>
  (await db.select().from(users).where(eq(users.email, email.toLowerCase())))[0];

/**
 * Signs in by email and password; with `roles`, only people who hold one of them. The password is checked before the
 * transaction, and inside it we check that it is still current: a change meanwhile has ended all sessions.
 */
export async function signInBy(
  context: Context,
  { email, password }: Credentials,
  roles?: readonly string[],
): Promise<(context: Context) => Promise<Token>> {
  const user = await userBy(context, email);
  // the password is hashed for unknown addresses too: the time taken must not reveal which exist
  const matches = await passwordMatches(context.host.scrypt, password, user?.passwordHash);
  const admitted = user && (roles === undefined || user.roles.some(role => roles.includes(role)));
  if (!matches || !admitted) throw wrongPair();
  return async inside => {
    const now = await userBy(inside, email);
    if (now?.passwordHash !== user.passwordHash) throw wrongPair();
    return startSession(inside, now);
  };
}
