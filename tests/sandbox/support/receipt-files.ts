import type { Receipt, ReceiptPiece } from '../../../src/core/contract/schemas/user-receipts.js';
import { uploadReceipt } from '../../../src/core/contract/user-receipts.js';
import { CHUNK_BYTES } from '../../../src/core/uploads.js';
import type { TestSandbox } from '../../support/sandbox.js';
import { worked } from './visitor.js';

export type Client = ReturnType<TestSandbox['client']>;

/** A PDF of this many bytes, none of them like its neighbour. */
export function pdf(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size).map((_, at) => (at * 7) % 253);
  bytes.set([0x25, 0x50, 0x44, 0x46]);
  return bytes;
}

/** What is sent of a file at an offset. */
export const piece = (
  bytes: Uint8Array<ArrayBuffer>,
  offset: number,
  rest: Partial<ReceiptPiece> = {},
): ReceiptPiece => ({
  fileName: 'receipt.pdf',
  size: bytes.length,
  offset,
  chunk: new Blob([bytes.slice(offset, offset + CHUNK_BYTES)]),
  ...rest,
});

/** Sends a file piece by piece, from the present offset. */
export async function sendFrom(by: Client, bytes: Uint8Array<ArrayBuffer>, from: Receipt): Promise<Receipt> {
  let state = from;
  while (state.received < bytes.length)
    state = worked(await by(uploadReceipt, piece(bytes, state.received, { receiptGuid: state.guid })));
  return state;
}

/** Sends a whole file piece by piece. */
export const send = async (by: Client, bytes: Uint8Array<ArrayBuffer>, rest: Partial<ReceiptPiece> = {}) =>
  sendFrom(by, bytes, worked(await by(uploadReceipt, piece(bytes, 0, rest))));
