import { defineWords, type TextsOf } from '../../../core/words.js';
import { besidePersonWords } from '../../person-screen-copy.js';
import { failureCopy, waitCopy } from '../../copy.js';
import type { UploadFailure } from './send-pieces.js';
import type { FieldProblem } from './values.js';

const failures: Record<UploadFailure, string> = {
  ...failureCopy,
  notFound: 'What had arrived of this file is not kept any longer. Send it again.',
  fileTooLarge: 'This file is larger than 10 MB. Send a smaller picture or PDF.',
  fileTypeRefused: 'This is not a PDF, JPEG or PNG. Send your receipt as one of these.',
  uploadOffsetMismatch: 'The file was sent from another window at the same time. Go on here.',
};

const problems: Record<FieldProblem, string> = {
  emailMissing: 'Enter your email address.',
  emailInvalid: 'Enter an email address like name@example.com.',
  dateInFuture: 'Enter a day that is not after today.',
  fileMissing: 'Choose the file of your receipt.',
  fileTooLarge: failures.fileTooLarge,
  fileTypeRefused: failures.fileTypeRefused,
};

/** The form and the upload: read by those who send one. */
export const sendingWords = defineWords('receipt-upload/send', {
  intro:
    'Equipment that you bought at a shop can come with months of membership. Send us the receipt, and we send you a code for them.',
  child: 'You are part of a family membership: the months go to your parent account.',
  visitor: { text: 'With an account you see here what becomes of your receipt.', signIn: 'Sign in' },
  ended: 'You’re signed out. Sign in again to send it from your account; what you typed is kept.',
  begun: (name: string) => `${name} has not arrived whole. Choose it again, and the upload goes on where it broke off.`,
  problemTitle: 'Please check what is marked.',
  labels: {
    serialNumber: 'Serial number',
    retailer: 'Shop',
    purchasedOn: 'Date of purchase',
    email: 'Email',
    file: 'Receipt',
  },
  serialHelper: 'On the sticker at the base of the frame.',
  serial: {
    looking: 'Looking it up…',
    known: (name: string) => `${name}. Its months have not been claimed yet.`,
    taken: (name: string) => `${name}. Its months were claimed before, or none came with it.`,
    unknown: 'We do not know this number. Check the sticker, or leave it out.',
  },
  emailHelper: 'We write to you there when we have looked at it.',
  fileHelper:
    'A photo or PDF on which the shop, the date and the equipment can be read. PDF, JPEG or PNG, up to 10 MB.',
  send: 'Send receipt',
  back: 'Back to your receipts',
  sending: {
    title: (name: string) => `Sending ${name}`,
    note: 'Keep this page open until it is done.',
    waiting: 'Connection lost. Retrying…',
    stop: 'Stop',
  },
  progress: (percent: string, received: string, size: string) => `${percent}, ${received} of ${size}`,
  stopped: {
    title: 'The upload has stopped.',
    text: (received: string, size: string) => `${received} of ${size} have arrived and are kept for a day.`,
    resume: 'Resume',
    startOver: 'Start over',
  },
  wait: waitCopy,
  failures,
  problems,
});

export const words = besidePersonWords(
  defineWords('receipt-upload', {
    title: 'Receipt for your equipment',
    screen: { what: 'your receipts' },
    /** Beside the form: what happens with a receipt. */
    next: {
      title: 'What happens next',
      send: '1. You send your receipt',
      check: '2. We check it within two days',
      code: '3. Your code comes by email',
    },
    sendAnyway: 'Send a receipt',
    arrivedTitle: 'We have your receipt.',
    arrived: 'We check it within two days and write to you.',
    arrivedVisitor: (email: string) =>
      `We check it within two days and write to ${email}. If all is well, the mail brings a code for your months.`,
    list: 'Your receipts',
    status: { pending: 'Being checked', approved: 'Approved', rejected: 'Not accepted' },
    sent: (date: string, when: string) => `Sent ${date}, ${when}`,
    when: (count: number) => (count === 0 ? 'today' : count === 1 ? 'yesterday' : `${count} days ago`),
    bought: {
      at: (shop: string) => `Bought at ${shop}`,
      on: (date: string) => `Bought on ${date}`,
      both: (shop: string, date: string) => `Bought at ${shop} on ${date}`,
    },
    serialNumber: (serial: string) => `Serial number ${serial}`,
    pending: 'We check it within two days. Once approved, your code appears here.',
    provisional: (date: string) =>
      `We check it within two days. Until then your membership runs to ${date}; once the receipt is approved, you have all of its months.`,
    pendingChild: 'We check it within two days. If all is well, your parent account gets a code for the months.',
    code: 'The code for your months',
    redeem: 'Redeem code',
    codeOfParent: 'The months went to your parent account, which can redeem the code.',
    noCode: 'Its months went into the membership that you started with it.',
    noReason: 'We could not accept it.',
    earlier: 'Show earlier receipts',
    moreFailed: 'Earlier receipts could not be loaded.',
    another: 'Send another receipt',
  }),
);

export type SendingCopy = TextsOf<typeof sendingWords>;
export type Copy = TextsOf<typeof words>;
