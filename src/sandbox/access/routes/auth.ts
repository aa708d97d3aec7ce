import type * as auth from '../../../core/contract/auth.js';
import { eq } from 'drizzle-orm';
import { sessions } from '../tables.js';
import { type Handlers } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';
import { demandNoStaff } from '../acting.js';
import { actingOf, giveReason, tellOfActing } from '../acting-session.js';
import { endOneSession } from '../end-sessions.js';
import { commercialRoles } from '../../../core/contract/guards.js';
import { issueOneTimeToken, spendOneTimeToken } from '../one-time-tokens.js';
import { renewSession, startSession } from '../sessions.js';
import { signInBy } from '../sign-in.js';
import { switchTo } from '../switching.js';
import { callerIn, findUser } from '../../people/caller.js';

/** Spec s.9. */
const ONE_TIME_TOKEN_SECONDS = 300;

const noSuchSession = () => new Refusal('notFound', 'There is no such session.');

export const authHandlers = {
  signIn: { before: (context, credentials) => signInBy(context, credentials) },
  signInCommercial: { before: (context, credentials) => signInBy(context, credentials, commercialRoles) },
  signInCommercialV1: { before: (context, credentials) => signInBy(context, credentials, commercialRoles) },

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

  async switchFamilyMember(context, { userId }) {
    const switched = await switchTo(context, callerIn(context), userId);
    if (!switched) throw new Refusal('notFound', 'There is nobody like this in your family.');
    context.note({});
    return switched;
  },

  async redeemOneTimeToken(context, { token }) {
    const used = await spendOneTimeToken(context.db, 'login', token, context.now);
    if (!used) throw new Refusal('tokenInvalid', 'This sign-in link was used already or is too old.');
    const user = await findUser(context.db, used.userId);
    // a parent may look after a child without notice; any other person who acts as a member is named to that member
    if (used.actorId !== null && used.actorId !== user.parentId) await tellOfActing(context, user, used);
    return startSession(context, user, used);
  },

  getActing: context => actingOf(context),

  async giveActingReason(context, { reason }) {
    await giveReason(context, reason);
    return actingOf(context);
  },

  async createLoginToken(context, { userId, reason, expirationSeconds = ONE_TIME_TOKEN_SECONDS }) {
    const caller = callerIn(context);
    demandNoStaff(caller, await findUser(context.db, userId));
    const actorId = caller.actor ?? (caller.userId === userId ? null : caller.userId);
    context.note({ details: { expirationSeconds, ...(reason !== undefined && { reason }) } });
    return issueOneTimeToken(context.db, 'login', userId, context.now, expirationSeconds, {
      actorId,
      actingReason: reason ?? null,
    });
  },
} satisfies Handlers<keyof typeof auth>;
