import { receipts } from '../db/schema/entitlements.js';
import { normaliseSerial } from '../engine/bundle.js';
import { readReceipt } from '../engine/receipt-file.js';
import type { Handlers } from '../handler.js';

export const receiptHandlers: Handlers<'uploadReceipt'> = {
  async uploadReceipt({ db, now }, { file, serialNumber, email }) {
    const read = await readReceipt(file);
    const receipt = { guid: crypto.randomUUID(), status: 'pending' as const, createdAt: now };
    await db.insert(receipts).values({
      ...receipt, ...read,
      serialNumber: serialNumber ? normaliseSerial(serialNumber) : null,
      email: email?.toLowerCase() ?? null,
    });
    return { ...receipt, fileName: read.fileName, size: read.size };
  },
};
