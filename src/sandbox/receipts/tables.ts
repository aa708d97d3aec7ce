import { receiptStatus } from '../../core/contract/schemas/user-receipts.js';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../db/columns.js';
import { receiptSearch } from './receipt-words.js';

/** Proofs of purchase, whole. */
export const receipts = pgTable(
  'receipts',
  {
    guid: text().primaryKey(),
    status: text({ enum: receiptStatus.options }).notNull(),
    fileName: text().notNull(),
    fileType: text().notNull(),
    size: integer().notNull(),
    content: bytes().notNull(),
    serialNumber: text(),
    email: text(),
    /** Whose it is, when they were signed in. */
    userId: text(),
    purchasedAt: instant(),
    retailer: text(),
    reason: text(),
    decidedAt: instant(),
    decidedBy: text(),
    /** The code that approving it brought. */
    code: text(),
    claimedBy: text(),
    claimedAt: instant(),
    createdAt: instant().notNull(),
    version: integer().notNull().default(1),
  },
  table => [
    index('receipts_user').on(table.userId),
    index('receipts_claimed_by').on(table.claimedBy),
    index('receipts_waiting').on(table.status, table.createdAt, table.guid),
    index('receipts_created').on(table.createdAt, table.guid),
    index('receipts_search').using('gin', receiptSearch(table)),
  ],
);

/** Receipts of which not all pieces have come; forgotten after a day. */
export const receiptUploads = pgTable(
  'receipt_uploads',
  {
    guid: text().primaryKey(),
    fileName: text().notNull(),
    size: integer().notNull(),
    serialNumber: text(),
    email: text(),
    userId: text(),
    purchasedAt: instant(),
    retailer: text(),
    createdAt: instant().notNull(),
  },
  table => [index('receipt_uploads_created').on(table.createdAt)],
);

/** The pieces that have come, without a gap: each begins where the one before ends. */
export const receiptPieces = pgTable(
  'receipt_pieces',
  {
    guid: text()
      .notNull()
      .references(() => receiptUploads.guid, { onDelete: 'cascade' }),
    offset: integer().notNull(),
    content: bytes().notNull(),
  },
  table => [primaryKey({ columns: [table.guid, table.offset] })],
);
