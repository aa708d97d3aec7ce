import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import { oneTimeTokens } from '../access/tables.js';
import type { Context } from '../http/handler.js';
import { invalid } from '../http/refusal.js';
import { findUser } from './find-user.js';
import { endSessionsOf } from '../access/end-sessions.js';
import { hashPassword, passwordMatches } from '../access/passwords.js';
import { sendMail } from './mail.js';
import { changed, readForChange } from '../db/versioned.js';
import { versionedUser } from './versioned-user.js';
import { writeUser } from './write-user.js';

/** Ends every way into an account but one: a person who knew the old password, or holds a link, is out. */
export async function closeDoors(
  { db, now }: { db: Db; now: number },
  userId: string,
  exceptSession?: string,
): Promise<void> {
  await endSessionsOf({ db, now }, userId, exceptSession);
  await db
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(and(eq(oneTimeTokens.userId, userId), isNull(oneTimeTokens.usedAt)));
}

/** Writes a password that was chosen by a link; a person who had none can sign in from now on. Answers whose it is. */
export async function setPassword(context: Context, userId: string, passwordHash: string): Promise<string> {
  const { dateActivated } = await findUser(context.db, userId);
  await writeUser(context, userId, { passwordHash, dateActivated: dateActivated ?? context.now });
  return userId;
}

/**
 * A new password for a person who knows the old one. Both are hashed before the transaction, and inside it we check
 * that the old one is still current. Nothing is refused before: asked again with its key, the call gives its first
 * answer.
 */
export async function changePassword(
  { db, host }: Context,
  userId: string,
  sessionId: string,
  oldPassword: string,
  password: string,
): Promise<(context: Context) => Promise<void>> {
  const before = (await findUser(db, userId)).passwordHash;
  const matches = await passwordMatches(host.scrypt, oldPassword, before);
  const same = oldPassword.normalize('NFKC') === password.normalize('NFKC');
  const passwordHash = matches && !same ? await hashPassword(host.scrypt, password) : undefined;
  return async context => {
    // held, so that of two changes at once the second sees what the first has written
    const held = await readForChange(context, versionedUser, userId);
    const user = held.row;
    if (!matches || user.passwordHash !== before)
      throw invalid([{ path: 'oldPassword', message: 'This is not your password.' }]);
    if (passwordHash === undefined)
      throw invalid([{ path: 'password', message: 'Choose another password than the one you have.' }]);
    await changed(context, held, { passwordHash });
    await closeDoors(context, userId, sessionId);
    await sendMail(context, user.email, 'passwordChanged', { firstName: user.firstName });
  };
}
