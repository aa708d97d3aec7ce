import { defineWords } from '../../../core/words.js';
import { failureCopy } from '../../copy.js';
import type { ProofRefusal } from './proof.js';

const failures: Record<ProofRefusal, string> = {
  ...failureCopy,
  notFound: 'We do not know this serial number. Check the sticker, or send your receipt instead.',
  serialNumberUsed: 'The months of this equipment have been claimed already. Go back to choose another offer.',
  serialNumberBare: 'No months of membership came with this equipment. Go back to choose another offer.',
  serialNumberMissing: 'Enter the serial number of your equipment.',
  fileMissing: 'Choose the file of your receipt first.',
  fileTooLarge: 'This file is larger than 10 MB. Send a smaller picture or PDF.',
  fileTypeRefused: 'This is not a PDF, JPEG or PNG. Send your receipt as one of these.',
};

export const proofWords = defineWords('signup/proof', {
  text: 'The months that came with your equipment are yours once we know the equipment. Its serial number is on the sticker at the base of the frame.',
  serial: 'Serial number',
  serialHelper: 'For example EX5-2041-7788',
  check: 'Check serial number',
  or: 'No serial number at hand?',
  receipt: 'Receipt',
  receiptHelper: 'PDF, JPEG or PNG, up to 10 MB',
  send: 'Send receipt',
  serialFound: (name: string) => `We found your ${name}. Its months are added to this membership.`,
  receiptFound: (name: string) =>
    `We have your receipt (${name}). Your months begin today; until we have approved it, for a short time only.`,
  checking: 'Checking…',
  continue: 'Continue',
  failures,
});
