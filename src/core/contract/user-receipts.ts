import { call } from './call.js';
import type {
  OwnReceiptList,
  OwnReceiptQuery,
  Receipt,
  ReceiptDecision,
  ReceiptQuery,
  ReceiptUpload,
  StaffReceipt,
  StaffReceiptList,
} from './schemas/user-receipts.js';

/**
 * A retail receipt as proof of purchase: PDF, JPEG, PNG or WebP, 10 MB at most, whole or in pieces of 64 KB. A
 * piece that does not continue the upload is `uploadOffsetMismatch`, whose `debug.received` says where to go on.
 */
export const uploadReceipt = call<ReceiptUpload, Receipt>()('POST', '/user-receipts/items', {
  needs: ['apiKey'],
  guard: ['apiKey'],
  gives: 'nothing',
  audit: 'none',
  idempotent: true,
  limit: ['upload'],
  form: true,
  fails: ['fileTooLarge', 'fileTypeRefused', 'uploadOffsetMismatch'],
});

/** Receipts that wait for a decision, or had one, oldest first unless sorted otherwise. */
export const listReceipts = call<ReceiptQuery, StaffReceiptList>()('GET', '/user-receipts/items', {
  needs: ['jwt'],
  guard: ['customerService'],
  audit: 'receipt',
  limit: ['lookup'],
});

/** Approves or rejects a receipt. Approving grants the months that came with the equipment, once. */
export const decideReceipt = call<ReceiptDecision, StaffReceipt>()('PATCH', '/user-receipts/items/:guid', {
  needs: ['jwt'],
  guard: ['customerService'],
  audit: 'receipt',
  idempotent: true,
  limit: ['lookup'],
  fails: ['alreadyDecided', 'versionConflict', 'serialNumberUsed'],
});

/** The receipts of a person and what became of them, newest first. */
export const listUserReceipts = call<OwnReceiptQuery, OwnReceiptList>()('GET', '/users/:userId/receipts', {
  needs: ['jwt'],
  guard: ['selfOrAdmin', 'customerService'],
  gives: 'nothing',
});
