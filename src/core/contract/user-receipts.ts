import { call } from './call.js';
import type { Receipt, ReceiptUpload } from './schemas/user-receipts.js';

/** A retail receipt as proof of purchase: PDF, JPEG or PNG, 10 MB at most. */
export const uploadReceipt = call<ReceiptUpload, Receipt>()('POST', '/user-receipts/items', {
  needs: ['apiKey'], guard: ['apiKey'], form: true, fails: ['fileTooLarge', 'fileTypeRefused'],
});
