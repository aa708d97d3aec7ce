import type { ReceiptUpload } from '../../../core/contract/schemas/user-receipts.js';
import { RECEIPT_BYTES } from '../../../core/uploads.js';

/** What the form holds; a purchase is a day, `YYYY-MM-DD`. */
export interface Values {
  serialNumber: string;
  retailer: string;
  purchasedOn: string;
  email: string;
  file: File | undefined;
}

export type FieldProblem =
  | 'emailMissing'
  | 'emailInvalid'
  | 'dateInFuture'
  | 'fileMissing'
  | 'fileTooLarge'
  | 'fileTypeRefused';

export const blank: Values = { serialNumber: '', retailer: '', purchasedOn: '', email: '', file: undefined };

/** A day as an input writes it; `en-CA` is the language that writes days so. */
export const dayOf = (seconds: number): string =>
  new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' }).format(seconds * 1000);

/** What is wrong with a field. Only who is not signed in has to say where the answer goes. */
export const createCheck =
  (isSignedIn: () => boolean, today: () => string) =>
  (field: keyof Values, { email, purchasedOn, file }: Values): FieldProblem | undefined => {
    if (field === 'email' && !isSignedIn()) {
      if (!email.trim()) return 'emailMissing';
      return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : 'emailInvalid';
    }
    if (field === 'purchasedOn' && purchasedOn > today()) return 'dateInFuture';
    if (field !== 'file') return undefined;
    if (!file) return 'fileMissing';
    return file.size > RECEIPT_BYTES ? 'fileTooLarge' : undefined;
  };

/** What is sent of a purchase beside its file. */
export type Purchase = Pick<ReceiptUpload, 'serialNumber' | 'retailer' | 'purchasedAt' | 'email'>;

/** Noon in Greenwich is the same day nearly everywhere. */
const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`) / 1000;

export function purchaseOf({ serialNumber, retailer, purchasedOn, email }: Values, isSignedIn: boolean): Purchase {
  return {
    ...(serialNumber.trim() && { serialNumber: serialNumber.trim() }),
    ...(retailer.trim() && { retailer: retailer.trim() }),
    ...(purchasedOn && { purchasedAt: noonOf(purchasedOn) }),
    ...(!isSignedIn && { email: email.trim() }),
  };
}
