import { addDays } from '../../../core/dates.js';
import { receipts } from '../../receipts/tables.js';
import { redemptionCodes } from '../../codes/tables.js';
import type { Seed } from '../seed.js';

type Row = typeof receipts.$inferInsert;

/** The smallest thing that begins as a PDF does. */
const content = new TextEncoder().encode('%PDF-1.4\n%%EOF\n');

/** Noon in Greenwich of a day so long ago, as forms write the day of a purchase. */
const dayOf = (now: number, daysAgo: number): number => addDays(now - (now % 86_400), -daysAgo) + 43_200;

/** The code that an approved receipt brought; it has no letters that are mistaken for others. */
const CODE = 'RCPTMNTHSABX';

function rowOf({ now }: Seed, userId: string, guid: string, daysAgo: number, rest: Partial<Row> = {}): Row {
  return {
    guid,
    status: 'pending',
    fileName: `${guid}.pdf`,
    fileType: 'application/pdf',
    size: content.length,
    content,
    userId,
    retailer: 'Fitshop',
    purchasedAt: dayOf(now, daysAgo + 2),
    createdAt: addDays(now, -daysAgo),
    ...rest,
  };
}

/** What staff said about a receipt, a day after it was sent. */
const decided = (seed: Seed, daysAgo: number) => ({
  decidedAt: addDays(seed.now, 1 - daysAgo),
  decidedBy: 'usr_staff',
  version: 2,
});

const rejected = (seed: Seed, userId: string, guid: string, daysAgo: number): Row =>
  rowOf(seed, userId, guid, daysAgo, {
    status: 'rejected',
    reason: 'The date of purchase cannot be read. Please take the photo in better light.',
    ...decided(seed, daysAgo),
  });

async function approved(seed: Seed, userId: string, daysAgo: number): Promise<Row> {
  const { db, now } = seed;
  await db.insert(redemptionCodes).values({
    code: CODE,
    status: 'activated',
    effect: { kind: 'days', days: 365, planId: 'us-premier-annual' },
    ownerId: userId,
    createdAt: addDays(now, 1 - daysAgo),
    activatedAt: addDays(now, 1 - daysAgo),
    expiresAt: addDays(now, 366 - daysAgo),
  });
  return rowOf(seed, userId, 'fitshop-invoice-20418', daysAgo, {
    status: 'approved',
    serialNumber: 'EX8S-2026-000101',
    code: CODE,
    claimedBy: userId,
    claimedAt: addDays(now, 1 - daysAgo),
    ...decided(seed, daysAgo),
  });
}

/** A receipt waits; the answer is what it is known by. */
export async function receiptPending(seed: Seed, userId: string): Promise<{ receiptGuid: string }> {
  await seed.db.insert(receipts).values(rowOf(seed, userId, 'fitshop-receipt', 3));
  return { receiptGuid: 'fitshop-receipt' };
}

/** A receipt was approved and brought a code. */
export async function receiptApproved(seed: Seed, userId: string): Promise<void> {
  await seed.db.insert(receipts).values(await approved(seed, userId, 3));
}

/** A receipt was not accepted. */
export async function receiptRejected(seed: Seed, userId: string): Promise<void> {
  await seed.db.insert(receipts).values(rejected(seed, userId, 'photo-of-receipt', 4));
}

/** One that waits, and before it one of each other kind, more than a page shows at first. */
export async function receiptsOfEveryKind(seed: Seed, userId: string): Promise<void> {
  await seed.db.insert(receipts).values([
    rowOf(seed, userId, 'IMG_4471', 1, {
      fileName: 'IMG_4471.jpg',
      fileType: 'image/jpeg',
      serialNumber: 'ROWS-2026-000202',
    }),
    await approved(seed, userId, 20),
    rejected(seed, userId, 'photo-of-receipt', 24),
    rowOf(seed, userId, 'order-confirmation', 38, { status: 'approved', ...decided(seed, 38) }),
    ...[50, 60, 70].map(daysAgo => rejected(seed, userId, `scan-${daysAgo}`, daysAgo)),
  ]);
}
