import { defineWords } from '../../../core/words.js';
import { failureCopy } from '../../copy.js';
import type { ProofRefusal } from './proof.js';

const failures: Record<ProofRefusal, string> = {
  ...failureCopy,
  notFound: 'We don’t know this serial number. Check the sticker, or send your receipt.',
  serialNumberUsed: 'The months of this equipment are claimed already. Go back and pick another offer.',
  serialNumberBare: 'No months came with this equipment. Go back and pick another offer.',
  serialNumberMissing: 'Enter the serial number of your equipment.',
  fileMissing: 'Choose the file of your receipt first.',
  fileTooLarge: 'This file is larger than 10 MB. Send a smaller picture or PDF.',
  fileTypeRefused: 'This isn’t a PDF, JPEG, PNG or WebP. Send your receipt as one of these.',
};

export const proofWords = defineWords('signup/proof', {
  text: 'Your equipment came with months of membership. Its serial number is on the sticker at the base of the frame.',
  serial: 'Serial number',
  serialHelper: 'For example EX5-2041-7788',
  check: 'Check serial number',
  or: 'No serial number at hand?',
  receipt: 'Receipt',
  receiptHelper: 'PDF, JPEG, PNG or WebP, up to 10 MB',
  send: 'Send receipt',
  serialFound: (name: string) => `We found your ${name}. Its months are added to this membership.`,
  receiptFound: (name: string) =>
    `We have your receipt (${name}). Your months begin today, for a short time until we approve it.`,
  checking: 'Checking…',
  continue: 'Continue',
  failures,
});
