import { and, eq, isNull } from 'drizzle-orm';
import { sessions, users } from '../db/schema/identity.js';
import { type Handlers, Refusal } from '../handler.js';
import { refuse } from '../http/envelope.js';
import { writeAudit } from '../audit.js';
import { issueOneTimeToken, spendOneTimeToken } from '../security/one-time-tokens.js';
import { passwordMatches } from '../security/passwords.js';
import { renewSession, startSession } from '../security/sessions.js';
import { callerIn, findUser } from './people.js';

/** Spec s.9. */
const ONE_TIME_TOKEN_SECONDS = 300;

const noSuchSession = () => refuse('notFound', 'There is no such session.');

export const authHandlers: Handlers<'signIn' | 'validateSession' | 'refreshSession' | 'endSession' | 'redeemOneTimeToken' | 'createLoginToken'> = {
  async signIn(context, { email, password }) {
    const [user] = await context.db.select().from(users).where(eq(users.email, email.toLowerCase()));
    // the password is hashed for unknown addresses too: the time taken must not tell which exist
    const matches = await passwordMatches(context.host.scrypt, password, user?.passwordHash);
    if (!user || !matches) throw new Refusal('invalidCredentials', 422, 'The e-mail address or the password is wrong.');
    return startSession(context, user);
  },

  async validateSession(context) {
    const { sessionId, userId } = callerIn(context);
    const [session] = await context.db.select().from(sessions).where(eq(sessions.id, sessionId));
    if (!session) throw noSuchSession();
    return { userId, sessionId, expiresAt: session.expiresAt };
  },

  async refreshSession(context, { sessionId }) {
    const caller = callerIn(context);
    if (caller.sessionId !== sessionId) throw noSuchSession();
    const renewed = await renewSession(context, await findUser(context.db, caller.userId), sessionId);
    if (!renewed) throw noSuchSession();
    return renewed;
  },

  async endSession(context, { sessionId }) {
    const { db, now } = context;
    const [ended] = await db
      .update(sessions)
      .set({ revokedAt: now })
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, callerIn(context).userId), isNull(sessions.revokedAt)))
      .returning({ id: sessions.id });
    if (!ended) throw noSuchSession();
    return { ended: true };
  },

  async redeemOneTimeToken(context, { token }) {
    const used = await spendOneTimeToken(context.db, 'login', token, context.now);
    if (!used) throw new Refusal('tokenInvalid', 422, 'This sign-in link was used already or is too old.');
    return startSession(context, await findUser(context.db, used.userId), used.actorId);
  },

  async createLoginToken(context, { userId, expirationSeconds = ONE_TIME_TOKEN_SECONDS }) {
    const caller = callerIn(context);
    await findUser(context.db, userId);
    const actorId = caller.actor ?? (caller.userId === userId ? null : caller.userId);
    await writeAudit(context, 'createLoginToken', 'user', userId, { expirationSeconds });
    return issueOneTimeToken(context.db, 'login', userId, context.now, expirationSeconds, actorId);
  },
};
