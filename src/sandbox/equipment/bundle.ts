import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { addDays } from '../../core/dates.js';
import { serialKey } from '../../core/serial-number.js';
import { HOME_COUNTRY } from '../../core/home-country.js';
import { mintCode } from '../codes/make.js';
import type { Db } from '../db/db.js';
import { equipmentUnits } from './tables.js';
import { receipts } from '../receipts/tables.js';
import { sendMail } from '../people/mail.js';
import { users } from '../people/tables.js';
import { subscriptions } from '../billing/tables/memberships.js';
import { type Context } from '../http/handler.js';
import { Refusal } from '../http/refusal.js';
import { bundleOffer } from '../catalogue/catalogue.js';
import type { Proof, Sub } from '../billing/books/books.js';
import { byCode } from '../catalogue/offered.js';
import { formatCode } from '../codes/redemption-code.js';

/** Days in which a code for an approved receipt has to be redeemed. */
const REDEEM_WITHIN = 365;

/** The machine that a number stands for, however people spell it. */
export const isUnit = (typed: string) =>
  and(eq(equipmentUnits.serialKey, serialKey(typed)), isNull(equipmentUnits.serialTwinOf));

interface Claim {
  serialNumber?: string | undefined;
  receiptGuid?: string | undefined;
}

const required = (message: string, reason: string) => new Refusal('serialNumberRequired', message, { reason });
const used = (message: string) => new Refusal('serialNumberUsed', message);

/** A receipt never waits for the next one: people who had months on one that was not approved are looked at first. */
export const proofFirst = () =>
  required('Your receipt has to be looked at first. We write to you once that is done.', 'undecided');

/** Whether nobody has decided about a receipt. */
export async function isUndecided(db: Db, guid: string): Promise<boolean> {
  const [receipt] = await db.select({ status: receipts.status }).from(receipts).where(eq(receipts.guid, guid));
  return receipt?.status === 'pending';
}

async function claimSerial(
  db: Db,
  typed: string,
  claim: { bundleClaimedBy: string; bundleClaimedAt: number },
): Promise<string> {
  const claimed = await db
    .update(equipmentUnits)
    .set(claim)
    .where(and(isUnit(typed), eq(equipmentUnits.hasBundle, true), isNull(equipmentUnits.bundleClaimedBy)))
    .returning({ serialNumber: equipmentUnits.serialNumber });
  if (claimed[0]) return claimed[0].serialNumber;
  const [unit] = await db.select().from(equipmentUnits).where(isUnit(typed));
  if (!unit) throw required('We do not know this serial number.', 'unknown');
  if (!unit.hasBundle) throw required('No months of membership came with this equipment.', 'noBundle');
  throw used('The months that came with this equipment were claimed before.');
}

async function claimReceipt(db: Db, guid: string, claim: { claimedBy: string; claimedAt: number }): Promise<string> {
  const claimed = await db
    .update(receipts)
    .set(claim)
    .where(and(eq(receipts.guid, guid), inArray(receipts.status, ['pending', 'approved']), isNull(receipts.claimedBy)))
    .returning({ guid: receipts.guid });
  if (claimed.length > 0) return guid;
  const [receipt] = await db.select({ claimedBy: receipts.claimedBy }).from(receipts).where(eq(receipts.guid, guid));
  if (receipt?.claimedBy) throw used('This receipt was used before.');
  throw required('This receipt cannot be used.', receipt ? 'rejected' : 'unknown');
}

/**
 * Claims the months that came with equipment, by serial number or by receipt: one conditional update,
 * so of two members at once the second is refused. They are keyed to the machine and not to the person.
 */
export async function claimBundle(
  db: Db,
  userId: string,
  { serialNumber, receiptGuid }: Claim,
  now: number,
): Promise<Proof> {
  if (serialNumber)
    return { serialNumber: await claimSerial(db, serialNumber, { bundleClaimedBy: userId, bundleClaimedAt: now }) };
  if (receiptGuid) return { receiptGuid: await claimReceipt(db, receiptGuid, { claimedBy: userId, claimedAt: now }) };
  throw required('The serial number of your equipment, or a receipt, is needed for the included months.', 'missing');
}

type Receipt = Pick<typeof receipts.$inferSelect, 'guid' | 'userId' | 'email' | 'serialNumber' | 'claimedBy'>;

/** The days that come with equipment in this country, and the plan they are of. */
async function bundledIn(context: Context, countryCode: string): Promise<{ days: number; planId: string } | undefined> {
  const offer = await bundleOffer(byCode(context, countryCode));
  return offer?.delayBilling && { days: offer.delayBilling.days, planId: offer.plan.id };
}

/** The machine that a receipt names, if we know it, gives its months here and nowhere else. */
export async function claimNamed(
  db: Db,
  { serialNumber }: Pick<Receipt, 'serialNumber'>,
  claim: { bundleClaimedBy: string; bundleClaimedAt: number },
): Promise<void> {
  if (serialNumber === null) return;
  const [unit] = await db
    .select({ hasBundle: equipmentUnits.hasBundle })
    .from(equipmentUnits)
    .where(isUnit(serialNumber));
  if (unit?.hasBundle) await claimSerial(db, serialNumber, claim);
}

/** The membership whose months began on a receipt before it was decided, living or not. */
export async function begunOn(
  db: Db,
  { guid, claimedBy }: Pick<Receipt, 'guid' | 'claimedBy'>,
): Promise<Sub | undefined> {
  if (claimedBy === null) return undefined;
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, claimedBy), sql`${subscriptions.provisional} ->> 'receiptGuid' = ${guid}`))
    .orderBy(desc(subscriptions.createdAt))
    .limit(1);
  return row;
}

/** The account that a person's codes are for: their own, or a child's parent's. */
async function payerOf(db: Db, userId: string | null) {
  if (userId === null) return undefined;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user || user.parentId === user.id) return user;
  const [parent] = await db.select().from(users).where(eq(users.id, user.parentId));
  return parent;
}

/**
 * Grants the months of an approved receipt as a code, because a code works in every state of the owner's membership:
 * theirs alone when they have an account, else sent to the address that came with the receipt. Null when the months
 * were taken by subscribing, or when there is nobody to send them to: then they can still be claimed by subscribing.
 */
export async function grantBundle(
  context: Context,
  { guid, userId, email, ...receipt }: Receipt,
): Promise<string | null> {
  const { db, now, host } = context;
  if (receipt.claimedBy !== null) return null;
  const owner = await payerOf(db, userId);
  const recipient = owner?.email ?? email;
  const bundle = await bundledIn(context, owner?.countryCode ?? HOME_COUNTRY);
  if (!recipient || !bundle) return null;

  await claimNamed(db, receipt, { bundleClaimedBy: owner?.id ?? guid, bundleClaimedAt: now });
  const { code } = await mintCode(db, {
    status: 'activated',
    effect: { kind: 'days', ...bundle },
    ownerId: owner?.id ?? null,
    note: `Receipt ${guid}`,
    createdAt: now,
    activatedAt: now,
    expiresAt: addDays(now, REDEEM_WITHIN),
  });
  await db
    .update(receipts)
    .set({ claimedBy: owner?.id ?? guid, claimedAt: now })
    .where(eq(receipts.guid, guid));
  const payload = {
    code: formatCode(code),
    days: String(bundle.days),
    link: `${host.portalUrl}/redeem`,
    ...(owner && { firstName: owner.firstName }),
  };
  await sendMail(context, recipient, 'receiptApproved', payload);
  return code;
}
