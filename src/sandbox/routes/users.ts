import { and, eq, isNull, sql } from 'drizzle-orm';
import { writeAudit } from '../audit.js';
import { newId } from '../db/ids.js';
import { oneTimeTokens, outbox, sessions, users } from '../db/schema/identity.js';
import { type Handlers, Refusal } from '../handler.js';
import { refuse } from '../http/envelope.js';
import { issueOneTimeToken, spendOneTimeToken } from '../security/one-time-tokens.js';
import { hashPassword } from '../security/passwords.js';
import { startSession } from '../security/sessions.js';
import { shownTo, userShape } from '../people/profile.js';
import { findUser } from './people.js';

const RESET_TOKEN_SECONDS = 3600;

export const userHandlers: Handlers<'createUser' | 'getUser' | 'updateUser' | 'forgotPassword' | 'resetPassword'> = {
  async createUser(context, { email, password, firstName, lastName, countryCode = 'US', partnerId, attribution = {} }) {
    const id = newId('usr');
    const [user] = await context.db
      .insert(users)
      .values({
        id, parentId: id, firstName, lastName, countryCode, attribution,
        email: email.toLowerCase(),
        passwordHash: await hashPassword(context.host.scrypt, password),
        roles: ['Member'],
        dateActivated: context.now,
        partnerId: partnerId ?? context.apiKey?.partnerId ?? null,
        createdAt: context.now,
      })
      .onConflictDoNothing()
      .returning();
    if (!user) throw new Refusal('emailTaken', 409, 'Somebody has signed up with this e-mail address already.');
    await writeAudit(context, 'createUser', 'user', id);
    return { ...(await startSession(context, user)), user: { ...userShape(user, true), email: email.toLowerCase() } };
  },

  async getUser(context, { userId }) {
    return shownTo(context, await findUser(context.db, userId));
  },

  async updateUser(context, { userId, firstName, lastName, phoneNumber, countryCode }) {
    const [user] = await context.db
      .update(users)
      .set({
        ...(firstName !== undefined && { firstName }),
        ...(lastName !== undefined && { lastName }),
        ...(phoneNumber !== undefined && { phoneNumber }),
        ...(countryCode !== undefined && { countryCode }),
        version: sql`${users.version} + 1`,
      })
      .where(eq(users.id, userId))
      .returning();
    if (!user) throw refuse('notFound', 'There is no such user.');
    await writeAudit(context, 'updateUser', 'user', userId);
    return shownTo(context, user);
  },

  async forgotPassword({ db, now, host }, { email }) {
    const [user] = await db.select().from(users).where(eq(users.email, email.toLowerCase()));
    if (user) {
      const { token } = await issueOneTimeToken(db, 'reset', user.id, now, RESET_TOKEN_SECONDS);
      const link = `${host.portalUrl}/login?reset=${token}`;
      await db.insert(outbox).values({ id: newId('mail'), recipient: email.toLowerCase(), kind: 'passwordReset', payload: { link, firstName: user.firstName }, createdAt: now });
    }
    return { sent: true };
  },

  async resetPassword(context, { token, password }) {
    const { db, now } = context;
    const used = await spendOneTimeToken(db, 'reset', token, now);
    if (!used) throw new Refusal('tokenInvalid', 422, 'This reset link was used already or is too old.');
    const passwordHash = await hashPassword(context.host.scrypt, password);
    await db.update(users).set({ passwordHash, version: sql`${users.version} + 1` }).where(eq(users.id, used.userId));
    // whoever knew the old password, or holds another link, is out
    await db.update(sessions).set({ revokedAt: now }).where(and(eq(sessions.userId, used.userId), isNull(sessions.revokedAt)));
    await db.update(oneTimeTokens).set({ usedAt: now }).where(and(eq(oneTimeTokens.userId, used.userId), isNull(oneTimeTokens.usedAt)));
    await writeAudit(context, 'resetPassword', 'user', used.userId);
    return { reset: true };
  },
};
