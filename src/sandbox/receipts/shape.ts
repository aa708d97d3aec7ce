import { getTableColumns } from 'drizzle-orm';
import type { OwnReceipt, StaffReceipt } from '../../core/contract/schemas/user-receipts.js';
import { receipts } from './tables.js';
import type { Provisional } from '../billing/tables/memberships.js';
import { formatCode } from '../codes/redemption-code.js';

const { content: _bytes, ...columns } = getTableColumns(receipts);

/** All of a receipt but its file, which no list should carry. */
export const receiptColumns = columns;

export type ReceiptRow = Omit<typeof receipts.$inferSelect, 'content'>;

/** A receipt as its owner sees it; `begun` is what their membership began on. */
export function ownShape(
  { guid, status, fileName, size, serialNumber, purchasedAt, retailer, reason, code, createdAt, decidedAt }: ReceiptRow,
  begun?: Provisional | null,
): OwnReceipt {
  const provisionalUntil = begun?.receiptGuid === guid ? begun.until : null;
  return {
    guid,
    status,
    fileName,
    size,
    serialNumber,
    purchasedAt,
    retailer,
    reason,
    createdAt,
    decidedAt,
    redemptionCode: code === null ? null : formatCode(code),
    provisionalUntil,
  };
}

/** A receipt as staff see it. */
export function staffShape(row: ReceiptRow): StaffReceipt {
  const { fileType, email, userId, decidedBy, claimedBy, version } = row;
  return { ...ownShape(row), fileType, email, userId, decidedBy, claimedBy, version };
}
