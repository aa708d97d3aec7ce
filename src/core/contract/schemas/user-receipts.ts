import * as v from 'valibot';
import { CHUNK_BYTES } from '../../uploads.js';
import { email, id, longPageOf, pageOf, requiredText, seconds, text } from './common.js';
import { instantQuery, listing, longListing, searched, wholeNumber } from './query.js';

/** What a person can say about a purchase beside its receipt. */
const purchase = {
  serialNumber: v.optional(text(64)),
  email: v.optional(email),
  /** Unix seconds. */
  purchasedAt: v.optional(instantQuery),
  retailer: v.optional(text(100)),
};

const wholeFile = v.object({ file: v.instance(Blob, 'Must be a file.'), ...purchase });

/**
 * One piece of a file. The first has no `receiptGuid` and its answer brings one; an empty piece asks how far the upload
 * has come. What is said about the purchase counts when it comes with the first.
 */
const piece = v.object({
  receiptGuid: v.optional(id),
  fileName: requiredText(255),
  /** Bytes of the whole file, and where this piece begins in it. */
  size: wholeNumber(Number.MAX_SAFE_INTEGER, 1),
  offset: wholeNumber(Number.MAX_SAFE_INTEGER),
  chunk: v.pipe(
    v.instance(Blob, 'Must be a piece of a file.'),
    v.maxSize(CHUNK_BYTES, `Must be ${CHUNK_BYTES} bytes or fewer.`),
  ),
  ...purchase,
});

/** A whole file, or one piece of it. */
export const receiptUpload = v.union([wholeFile, piece], 'Send a file, or a chunk with fileName, size and offset.');
export type ReceiptUpload = v.InferOutput<typeof receiptUpload>;
export type ReceiptPiece = v.InferOutput<typeof piece>;

export const receiptStatus = v.picklist(['pending', 'approved', 'rejected']);

/** How far an upload has come: `pending` once `received` is `size`. Both are bytes. */
export const receipt = v.object({
  guid: v.string(),
  status: v.union([receiptStatus, v.literal('uploading')]),
  fileName: v.string(),
  size: v.number(),
  received: v.number(),
  createdAt: seconds,
});
export type Receipt = v.InferOutput<typeof receipt>;

/** A receipt as its owner sees it. `redemptionCode` is what an approved one brought. */
export const ownReceipt = v.object({
  guid: v.string(),
  status: receiptStatus,
  fileName: v.string(),
  size: v.number(),
  serialNumber: v.nullable(v.string()),
  purchasedAt: v.nullable(seconds),
  retailer: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  redemptionCode: v.nullable(v.string()),
  createdAt: seconds,
  decidedAt: v.nullable(seconds),
  /** Until when a membership runs that began on it before it was decided; none otherwise. */
  provisionalUntil: v.nullable(seconds),
});
export type OwnReceipt = v.InferOutput<typeof ownReceipt>;

export const ownReceiptList = pageOf(ownReceipt);
export type OwnReceiptList = v.InferOutput<typeof ownReceiptList>;

/** A receipt as staff see it. */
export const staffReceipt = v.object({
  ...ownReceipt.entries,
  fileType: v.string(),
  email: v.nullable(v.string()),
  userId: v.nullable(v.string()),
  decidedBy: v.nullable(v.string()),
  /** Who has had the months of it. */
  claimedBy: v.nullable(v.string()),
  version: v.number(),
  /** The file in base64, when the call asks for one receipt with its content. */
  content: v.optional(v.string()),
});
export type StaffReceipt = v.InferOutput<typeof staffReceipt>;

export const staffReceiptList = longPageOf(staffReceipt);
export type StaffReceiptList = v.InferOutput<typeof staffReceiptList>;

/**
 * `q` is a part of the file's name, serial number, email or retailer; of one or two letters, how a word of them begins.
 * `include=content` needs `guid`.
 */
export const receiptQuery = v.pipe(
  longListing({
    filters: {
      status: v.optional(receiptStatus),
      q: searched(),
      guid: v.optional(id),
      userId: v.optional(id),
      include: v.optional(v.literal('content')),
    },
    sorts: ['createdAt'],
  }),
  v.forward(
    v.partialCheck(
      [['include'], ['guid']],
      ({ include, guid }) => include === undefined || guid !== undefined,
      'Name the receipt whose content is wanted.',
    ),
    ['guid'],
  ),
);
export type ReceiptQuery = v.InferOutput<typeof receiptQuery>;

/** `version` is the one that was looked at. */
export const receiptDecision = v.variant('status', [
  v.object({ status: v.literal('approved'), reason: v.optional(text(500)), version: v.pipe(v.number(), v.integer()) }),
  v.object({ status: v.literal('rejected'), reason: requiredText(500), version: v.pipe(v.number(), v.integer()) }),
]);
export type ReceiptDecision = v.InferOutput<typeof receiptDecision>;

export const ownReceiptQuery = listing({ filters: { status: v.optional(receiptStatus) } });
export type OwnReceiptQuery = v.InferOutput<typeof ownReceiptQuery>;
