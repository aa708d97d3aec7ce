import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import { oneTimeTokens } from '../db/schema/identity.js';
import type { Context } from '../handler.js';
import { invalid } from '../http/envelope.js';
import { findUser } from './find-user.js';
import { endSessionsOf } from '../security/end-sessions.js';
import { hashPassword, passwordMatches } from '../security/passwords.js';
import { sendMail } from './mail.js';
import { writeUser } from './write-user.js';

/** Ends every way into an account but one: whoever knew the old password, or holds a link, is out. */
export async function closeDoors({ db, now }: { db: Db; now: number }, userId: string, exceptSession?: string): Promise<void> {
  await endSessionsOf({ db, now }, userId, exceptSession);
  await db.update(oneTimeTokens).set({ usedAt: now }).where(and(eq(oneTimeTokens.userId, userId), isNull(oneTimeTokens.usedAt)));
}

/** Writes a password that was chosen by a link; whoever had none can sign in from now on. Answers whose it is. */
export async function setPassword({ db, now }: { db: Db; now: number }, userId: string, passwordHash: string): Promise<string> {
  const { dateActivated } = await findUser(db, userId);
  await writeUser(db, userId, { passwordHash, dateActivated: dateActivated ?? now });
  return userId;
}

/** A new password for whoever knows the old one. */
export async function changePassword(context: Context, userId: string, sessionId: string, oldPassword: string, password: string): Promise<void> {
  const { db, host } = context;
  const { passwordHash, email, firstName } = await findUser(db, userId);
  if (!(await passwordMatches(host.scrypt, oldPassword, passwordHash))) throw invalid([{ path: 'oldPassword', message: 'This is not your password.' }]);
  if (oldPassword.normalize('NFKC') === password.normalize('NFKC')) throw invalid([{ path: 'password', message: 'Choose another password than the one you have.' }]);
  await writeUser(db, userId, { passwordHash: await hashPassword(host.scrypt, password) });
  await closeDoors(context, userId, sessionId);
  await sendMail(context, email, 'passwordChanged', { firstName });
}
