import { belgian } from '../fr/french.js';
import { receiptUpload } from '../fr/receipt-upload.js';

export const words = receiptUpload(belgian);
