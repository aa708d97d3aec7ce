import type * as userSecurity from '../../../core/contract/user-security.js';
import { eq } from 'drizzle-orm';
import { users } from '../../people/tables.js';
import { type Handlers } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';
import { mailPasswordReset } from '../../people/activation.js';
import { changePassword, closeDoors, setPassword } from '../../people/change-password.js';
import { takeOverProfile } from '../../family/join-family.js';
import { noteReading } from '../../people/oversight.js';
import { sessionsOf } from '../../people/session-list.js';
import { demandSelf } from '../acting.js';
import { endOneSession, endSessionsOf } from '../end-sessions.js';
import { spendOneTimeToken } from '../one-time-tokens.js';
import { hashPassword } from '../passwords.js';
import { onePage } from '../../db/page.js';
import { callerIn, findUser } from '../../people/caller.js';

export const securityHandlers = {
  async forgotPassword(context, { email }) {
    const [user] = await context.db.select().from(users).where(eq(users.email, email.toLowerCase()));
    if (user) await mailPasswordReset(context, user);
    return { sent: true };
  },

  resetPassword: {
    async before({ host }, { token, password }) {
      const passwordHash = await hashPassword(host.scrypt, password);
      return async context => {
        const used = await spendOneTimeToken(context.db, 'reset', token, context.now);
        const userId = used
          ? await setPassword(context, used.userId, passwordHash)
          : await takeOverProfile(context, token, passwordHash);
        if (userId === undefined) throw new Refusal('tokenInvalid', 'This reset link was used already or is too old.');
        await closeDoors(context, userId);
        return { reset: true };
      };
    },
  },

  changePassword: {
    async before(outside, { userId, oldPassword, password }) {
      const caller = callerIn(outside);
      demandSelf(caller, userId);
      const change = await changePassword(outside, userId, caller.sessionId, oldPassword, password);
      return async context => {
        await change(context);
        return { changed: true };
      };
    },
  },

  async listSessions(context, { userId }) {
    await noteReading(context, userId);
    return onePage(await sessionsOf(context, userId));
  },

  async endSessions(context, { userId, except, sessionId }) {
    await findUser(context.db, userId);
    const kept = except === undefined ? undefined : callerIn(context).sessionId;
    const ended =
      sessionId === undefined
        ? await endSessionsOf(context, userId, kept)
        : await endOneSession(context, userId, sessionId);
    context.note({ details: { ended } });
    return { ended };
  },
} satisfies Handlers<keyof typeof userSecurity>;
