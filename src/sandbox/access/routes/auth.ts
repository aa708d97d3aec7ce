import type * as auth from '../../../core/contract/auth.js';
import { type Handlers } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';
import { demandNoStaff } from '../acting.js';
import { actingOf, giveReason, tellOfActing } from '../acting-session.js';
import { commercialRoles } from '../../../core/contract/guards.js';
import { issueOneTimeToken, spendOneTimeToken } from '../one-time-tokens.js';
import { startSession } from '../sessions.js';
import { signInBy } from '../sign-in.js';
import { switchTo } from '../switching.js';
import { callerIn, findUser } from '../../people/caller.js';

/** Spec s.9. */
const ONE_TIME_TOKEN_SECONDS = 300;

export const authHandlers = {
  signIn: { before: (context, credentials) => signInBy(context, credentials) },
  signInCommercial: { before: (context, credentials) => signInBy(context, credentials, commercialRoles) },
  signInCommercialV1: { before: (context, credentials) => signInBy(context, credentials, commercialRoles) },

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
