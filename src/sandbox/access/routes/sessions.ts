import { eq } from 'drizzle-orm';
import type * as contract from '../../../core/contract/sessions.js';
import { type Handlers } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';
import { callerIn, findUser } from '../../people/caller.js';
import { endOneSession } from '../end-sessions.js';
import { renewSession } from '../sessions.js';
import { sessions } from '../tables.js';

const noSuchSession = () => new Refusal('notFound', 'There is no such session.');

export const sessionHandlers = {
  async validateSession(context) {
    const { sessionId, userId } = callerIn(context);
    const [session] = await context.db
      .update(sessions)
      .set({ lastSeenAt: context.now })
      .where(eq(sessions.id, sessionId))
      .returning();
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

  async upgradeSession(context) {
    const { userId, sessionId } = callerIn(context);
    const renewed = await renewSession(context, await findUser(context.db, userId), sessionId);
    if (!renewed) throw noSuchSession();
    return renewed;
  },

  async endSession(context, { sessionId }) {
    if ((await endOneSession(context, callerIn(context).userId, sessionId)) === 0) throw noSuchSession();
    return { ended: true };
  },
} satisfies Handlers<keyof typeof contract>;
