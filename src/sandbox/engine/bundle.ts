import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import { equipmentUnits, receipts } from '../db/schema/entitlements.js';
import { Refusal } from '../handler.js';

/** Serial numbers as they are stored: people type them with spaces and in lower case. */
export const normaliseSerial = (typed: string): string => typed.trim().toUpperCase().replaceAll(/\s/g, '');

export interface Proof {
  serialNumber?: string | undefined;
  receiptGuid?: string | undefined;
}

const required = (message: string, reason: string) => new Refusal('serialNumberRequired', 422, message, { reason });
const used = (message: string) => new Refusal('serialNumberUsed', 409, message);

async function claimSerial(db: Db, typed: string, claim: { bundleClaimedBy: string; bundleClaimedAt: number }): Promise<string> {
  const serialNumber = normaliseSerial(typed);
  const claimed = await db
    .update(equipmentUnits)
    .set(claim)
    .where(and(eq(equipmentUnits.serialNumber, serialNumber), eq(equipmentUnits.hasBundle, true), isNull(equipmentUnits.bundleClaimedBy)))
    .returning({ serialNumber: equipmentUnits.serialNumber });
  if (claimed.length > 0) return serialNumber;
  const [unit] = await db.select().from(equipmentUnits).where(eq(equipmentUnits.serialNumber, serialNumber));
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
export async function claimBundle(db: Db, userId: string, { serialNumber, receiptGuid }: Proof, now: number): Promise<{ serialNumber?: string; receiptGuid?: string }> {
  if (serialNumber) return { serialNumber: await claimSerial(db, serialNumber, { bundleClaimedBy: userId, bundleClaimedAt: now }) };
  if (receiptGuid) return { receiptGuid: await claimReceipt(db, receiptGuid, { claimedBy: userId, claimedAt: now }) };
  throw required('The serial number of your equipment, or a receipt, is needed for the included months.', 'missing');
}
