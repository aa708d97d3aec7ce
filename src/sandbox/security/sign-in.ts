import { eq } from 'drizzle-orm';
import type { Credentials } from '../../core/contract/schemas/auth.js';
import { users } from '../db/schema/identity.js';
import { type Context, Refusal } from '../handler.js';
import { passwordMatches } from './passwords.js';
import { startSession, type Token } from './sessions.js';

/** Signs in by e-mail and password; with `roles`, only people who hold one of them. */
export async function signInBy(context: Context, { email, password }: Credentials, roles?: readonly string[]): Promise<Token> {
  const [user] = await context.db.select().from(users).where(eq(users.email, email.toLowerCase()));
  // the password is hashed for unknown addresses too: the time taken must not tell which exist
  const matches = await passwordMatches(context.host.scrypt, password, user?.passwordHash);
  const admitted = user && (roles === undefined || user.roles.some((role) => roles.includes(role)));
  if (!matches || !admitted) throw new Refusal('invalidCredentials', 422, 'The e-mail address or the password is wrong.');
  return startSession(context, user);
}
