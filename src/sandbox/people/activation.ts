import { and, eq, gt } from 'drizzle-orm';
import { oneTimeTokens } from '../access/tables.js';
import type { Context } from '../http/handler.js';
import { issueOneTimeToken } from '../access/one-time-tokens.js';
import { sendMail } from './mail.js';
import type { UserRow } from './profile/profile.js';
import { resetLink } from './reset-link.js';

const RESET_TOKEN_SECONDS = 3600;

/** A person who was signed up by staff may not read the mail at once. */
const ACTIVATION_TOKEN_SECONDS = 7 * 86_400;

async function mailLink(
  context: Context,
  user: UserRow,
  kind: 'passwordReset' | 'activation',
  seconds: number,
): Promise<void> {
  const { token } = await issueOneTimeToken(context.db, 'reset', user.id, context.now, seconds);
  await sendMail(context, user.email, kind, {
    link: resetLink(context.host.portalUrl, user.roles, token),
    firstName: user.firstName,
  });
}

/** Mails the link that sets a new password. */
export const mailPasswordReset = (context: Context, user: UserRow): Promise<void> =>
  mailLink(context, user, 'passwordReset', RESET_TOKEN_SECONDS);

/** Mails the link that sets the first password. */
export const mailActivation = (context: Context, user: UserRow): Promise<void> =>
  mailLink(context, user, 'activation', ACTIVATION_TOKEN_SECONDS);

/** Seconds between two of these mails to one person. */
const PAUSE = 60;

/**
 * Sends it again to a person who never signed in; does nothing, silently, for anybody else and for a person who got one
 * a moment ago.
 */
export async function mailActivationAgain(context: Context, user: UserRow): Promise<void> {
  if (user.dateActivated !== null) return;
  const recent = and(
    eq(oneTimeTokens.userId, user.id),
    eq(oneTimeTokens.kind, 'reset'),
    gt(oneTimeTokens.createdAt, context.now - PAUSE),
  );
  const [sent] = await context.db.select({ hash: oneTimeTokens.hash }).from(oneTimeTokens).where(recent).limit(1);
  if (!sent) await mailActivation(context, user);
}
