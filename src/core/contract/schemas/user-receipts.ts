import * as v from 'valibot';
import { email, text, seconds } from './common.js';

export const receiptUpload = v.object({
  file: v.instance(Blob),
  serialNumber: v.optional(text(64)),
  email: v.optional(email),
});
export type ReceiptUpload = v.InferOutput<typeof receiptUpload>;

export const receipt = v.object({ guid: v.string(), status: v.picklist(['pending', 'approved', 'rejected']), fileName: v.string(), size: v.number(), createdAt: seconds });
export type Receipt = v.InferOutput<typeof receipt>;
