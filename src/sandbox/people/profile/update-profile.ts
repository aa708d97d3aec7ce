import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { UserPatch } from '../../../core/contract/schemas/users.js';
import { oneTimeTokens } from '../../access/tables.js';
import { users } from '../tables.js';
import { type Caller, type Context } from '../../http/handler.js';
import { invalid, Refusal } from '../../http/refusal.js';
import { callerIn, findUser } from '../find-user.js';
import { demandNoStaff, demandOwnHand } from '../../access/acting.js';
import { passwordMatches } from '../../access/passwords.js';
import { demandBirthDate } from './birth-date.js';
import { keepImage } from '../pictures/images.js';
import { sendMail } from '../mail.js';
import { shownTo, type UserRow } from './profile.js';
import { writeEmail, writeUser } from '../write-user.js';

const wrongPassword = () => invalid([{ path: 'currentPassword', message: 'This is not your password.' }]);

/** The hash that the caller's password was found to fit; undefined when they sent none for an address, or another. */
type Proof = string | undefined;

/** Hashes the password that a change of address takes: before the transaction, because it is slow. */
export async function provePassword(
  { db, host, caller }: Context,
  { email, currentPassword }: UserPatch,
): Promise<Proof> {
  if (!caller || email === undefined || currentPassword === undefined) return undefined;
  const { passwordHash } = await findUser(db, caller.userId);
  return (await passwordMatches(host.scrypt, currentPassword, passwordHash)) ? (passwordHash ?? undefined) : undefined;
}

/** Throws unless the caller may change this address: its owner, or staff with a password of their own; a parent invites instead. */
async function demandEmailChange(context: Context, caller: Caller, row: UserRow, proof: Proof): Promise<void> {
  demandOwnHand(caller);
  if (caller.userId === row.parentId && caller.userId !== row.id)
    throw new Refusal('selfOnly', 'Only the person themself can change this address.');
  demandNoStaff(caller, row);
  // it may have been changed while it was hashed
  if (proof === undefined || (await findUser(context.db, caller.userId)).passwordHash !== proof) throw wrongPassword();
}

/** Links that went to the former address open the account no more, and its reader learns of the change. */
async function leaveAddress(context: Context, { id, email, firstName }: UserRow): Promise<void> {
  const { db, now } = context;
  await db
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(and(eq(oneTimeTokens.userId, id), isNull(oneTimeTokens.usedAt)));
  await sendMail(context, email, 'emailChanged', { firstName });
}

async function conflict(context: Context, userId: string): Promise<Refusal> {
  const current = shownTo(context, await findUser(context.db, userId));
  return new Refusal('versionConflict', 'Somebody else has changed this in the meantime.', { current });
}

/** Changes any part of a profile, all or nothing. */
export async function updateProfile(
  context: Context,
  userId: string,
  patch: UserPatch,
  proof: Proof,
): Promise<UserRow> {
  const { email: typed, currentPassword: _proven, version, image, ...fields } = patch;
  const row = await findUser(context.db, userId);
  const email = typed?.toLowerCase();
  const moves = email !== undefined && email !== row.email;
  if (version !== undefined && version !== row.version) throw await conflict(context, userId);
  demandBirthDate(fields.birthDate, context.now);
  if (moves) await demandEmailChange(context, callerIn(context), row, proof);

  const defined = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const change = { ...defined, ...(image !== undefined && { imageAsset: await keepImage(context, userId, image) }) };
  // what was read above may be old by now: the condition decides
  const only: SQL | undefined = version === undefined ? undefined : eq(users.version, version);
  const written = moves
    ? await writeEmail(context.db, userId, { ...change, email }, only)
    : await writeUser(context.db, userId, change, only);
  if (written === 'taken') throw new Refusal('emailTaken', 'Somebody has signed up with this e-mail address already.');
  if (!written) throw await conflict(context, userId);
  if (moves) await leaveAddress(context, row);
  return written;
}
