import type { User } from '../../../core/contract/schemas/users.js';
import type { UserSummary } from '../../../core/contract/schemas/staff-users.js';
import type { users } from '../tables.js';
import type { Caller, Context } from '../../http/handler.js';
import { isAdmin } from '../../access/acting.js';
import { ageOn } from '../calendar.js';
import { localDay } from '../../../core/wall-clock.js';

export type UserRow = typeof users.$inferSelect;

/** What others see of a person who has chosen no name: the first one, and a letter of the last. */
export function displayNameOf({
  displayName,
  firstName,
  lastName,
}: Pick<UserRow, 'displayName' | 'firstName' | 'lastName'>): string {
  const [initial] = lastName.trim();
  return displayName ?? (initial ? `${firstName} ${initial}.` : firstName);
}

export const imageUrlOf = ({ imageAsset }: Pick<UserRow, 'imageAsset'>): string | null =>
  imageAsset === null ? null : `/static/images/${imageAsset}`;

const ADULT = 18;

/** A profile that a parent keeps, or a minor; a person whose age is unknown and who signs in counts as an adult. */
export function isInCare({ birthDate, passwordHash }: UserRow, now: number): boolean {
  return passwordHash === null || (birthDate !== null && ageOn(birthDate, localDay('UTC', now)) < ADULT);
}

/** Who really reads: staff and parents who act for a person are themselves (domain 8.7). */
export const readerOf = ({ userId, actor }: Caller): string => actor ?? userId;

/**
 * Whether health data may be shown: to the person, the parent of a minor, and admins (domain 6.3.5). Who acts for the
 * person sees what they would see as themself: admins once they have said why, a parent not of an adult.
 */
export function maySeeHealth(row: UserRow, caller: Caller | undefined, now: number): boolean {
  if (!caller) return false;
  const { acting } = caller;
  if (acting) return acting.hasReason && isAdmin(acting);
  const reader = readerOf(caller);
  if (reader === row.id || (caller.actor === undefined && isAdmin(caller))) return true;
  return reader === row.parentId && isInCare(row, now);
}

/** Whether a person's health data is about to be read by staff, which is written down. */
export function isHealthOfAnother(row: UserRow, { caller, now }: Pick<Context, 'caller' | 'now'>): boolean {
  if (!caller || !maySeeHealth(row, caller, now)) return false;
  return readerOf(caller) !== row.id && readerOf(caller) !== row.parentId;
}

const noHealth = { birthDate: null, weightGrams: null, maxHeartRate: null, restingHeartRate: null, ftp: null };

/** A person as the API shows them. */
export function userShape(row: UserRow, withHealth: boolean): User {
  const {
    id,
    parentId,
    email,
    firstName,
    lastName,
    phoneNumber,
    countryCode,
    roles,
    gender,
    heightMm,
    address,
    dateActivated,
    createdAt,
    version,
  } = row;
  const { birthDate, weightGrams, maxHeartRate, restingHeartRate, ftp } = withHealth ? row : noHealth;
  return {
    id,
    parentId,
    email,
    firstName,
    lastName,
    displayName: displayNameOf(row),
    phoneNumber,
    countryCode,
    roles,
    birthDate,
    gender,
    heightMm,
    weightGrams,
    maxHeartRate,
    restingHeartRate,
    ftp,
    address,
    imageUrl: imageUrlOf(row),
    dateActivated,
    createdAt,
    version,
  };
}

/** A person as the API shows them to the caller. */
export const shownTo = ({ caller, now }: Pick<Context, 'caller' | 'now'>, row: UserRow): User =>
  userShape(row, maySeeHealth(row, caller, now));

/** A person in staff's lists. */
export function summaryShape(row: Pick<UserRow, keyof UserSummary>): UserSummary {
  const { id, parentId, email, firstName, lastName, phoneNumber, countryCode, roles, dateActivated, createdAt } = row;
  return {
    id,
    parentId,
    email,
    firstName,
    lastName,
    displayName: displayNameOf(row),
    phoneNumber,
    countryCode,
    roles,
    dateActivated,
    createdAt,
  };
}
