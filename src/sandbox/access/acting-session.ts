import { eq, or } from 'drizzle-orm';
import type { Acting } from '../../core/contract/schemas/auth.js';
import { record } from '../billing/account/history.js';
import type { Context } from '../http/handler.js';
import { Refusal } from '../http/refusal.js';
import { callerIn, findUser } from '../people/find-user.js';
import { sendMail } from '../people/mail.js';
import { isInCare, type UserRow } from '../people/profile/profile.js';
import { sessions } from './tables.js';

const fullName = ({ firstName, lastName }: UserRow): string => `${firstName} ${lastName}`.trim();

/** Writes into the account's history that staff are in it; of a profile in somebody's care, into theirs. */
const writeDown = (context: Context, user: UserRow, actor: string, reason: string | null) =>
  record(
    { ...context, caller: { userId: actor, parentId: actor, sessionId: '', roles: [] } },
    {
      userId: isInCare(user, context.now) ? user.parentId : user.id,
      type: 'supportSignedIn',
      summary: 'Customer support signed in to this account.',
      comment: reason,
    },
  );

/** Tells a member that staff have signed in as them: by mail, and in the history of the account. */
export async function tellOfActing(
  context: Context,
  user: UserRow,
  { actorId, actingReason }: { actorId: string | null; actingReason: string | null },
): Promise<void> {
  await sendMail(context, user.email, 'supportSignedIn', { firstName: user.firstName });
  if (actorId !== null) await writeDown(context, user, actorId, actingReason);
}

/** Keeps why staff act, in their session and the one that they went over from; the first reason stays. */
export async function giveReason(context: Context, reason: string): Promise<void> {
  const { userId, sessionId, acting, actor } = callerIn(context);
  if (!acting || actor === undefined) throw new Refusal('notActing', 'You are signed in as yourself.');
  context.note({ id: userId, details: { reason } });
  if (acting.hasReason) return;
  const [here] = await context.db.select().from(sessions).where(eq(sessions.id, sessionId));
  await context.db
    .update(sessions)
    .set({ actingReason: reason })
    .where(or(eq(sessions.id, sessionId), here?.originId ? eq(sessions.id, here.originId) : undefined));
  await writeDown(context, await findUser(context.db, userId), actor, reason);
}

/** Who of our staff acts in this session, why, and until when. */
export async function actingOf(context: Context): Promise<Acting> {
  const { userId, sessionId, acting, actor } = callerIn(context);
  if (!acting || actor === undefined) return null;
  const [[session], staff, member] = await Promise.all([
    context.db.select().from(sessions).where(eq(sessions.id, sessionId)),
    findUser(context.db, actor),
    findUser(context.db, userId),
  ]);
  if (!session) return null;
  return {
    staffName: fullName(staff),
    memberName: fullName(member),
    reason: session.actingReason,
    endsAt: session.expiresAt,
  };
}
