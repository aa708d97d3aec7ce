import { and, eq, isNull } from 'drizzle-orm';
import type { UserPatch } from '../../../core/contract/schemas/users.js';
import { changed, readForChange } from '../../db/versioned.js';
import { oneTimeTokens } from '../../access/tables.js';
import { type Caller, type Context } from '../../http/handler.js';
import { invalid, Refusal } from '../../http/refusal.js';
import { callerIn, findUser } from '../find-user.js';
import { demandNoStaff, demandOwnHand } from '../../access/acting.js';
import { passwordMatches } from '../../access/passwords.js';
import { demandBirthDate } from './birth-date.js';
import { keepImage } from '../pictures/images.js';
import { sendMail } from '../mail.js';
import type { UserRow } from './profile.js';
import { versionedUser } from '../versioned-user.js';
import { unlessTaken } from '../write-user.js';

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

/** Changes any part of a profile, all or nothing. */
export async function updateProfile(
  context: Context,
  userId: string,
  patch: UserPatch,
  proof: Proof,
): Promise<UserRow> {
  const { email: typed, currentPassword: _proven, version, image, ...fields } = patch;
  const held = await readForChange(context, versionedUser, userId, version);
  const { row } = held;
  const email = typed?.toLowerCase();
  demandBirthDate(fields.birthDate, context.now);
  const moves = email !== undefined && email !== row.email;
  if (moves) await demandEmailChange(context, callerIn(context), row, proof);
  const change = { ...fields, ...(image !== undefined && { imageAsset: await keepImage(context, userId, image) }) };
  if (!moves) return changed(context, held, change);
  const written = await unlessTaken(context.db, tx => changed({ ...context, db: tx }, held, { ...change, email }));
  if (written === 'taken') throw new Refusal('emailTaken', 'Somebody has signed up with this email address already.');
  await leaveAddress(context, row);
  return written;
}
