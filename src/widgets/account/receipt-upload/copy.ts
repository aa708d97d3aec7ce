import { defineWords, type TextsOf } from '../../../core/words.js';
import { besidePersonWords } from '../../screen/person-screen-copy.js';
import { failureCopy, waitCopy } from '../../copy.js';
import type { UploadFailure } from './send-pieces.js';
import type { FieldProblem } from './values.js';

const failures: Record<UploadFailure, string> = {
  ...failureCopy,
  notFound: 'We don’t have the start of this file anymore. Send it again.',
  fileTooLarge: 'This file is larger than 10 MB. Send a smaller picture or PDF.',
  fileTypeRefused: 'This isn’t a PDF, JPEG, PNG or WebP. Send your receipt as one of these.',
  uploadOffsetMismatch: 'Another window was sending this file too. Continue here.',
};

const problems: Record<FieldProblem, string> = {
  emailMissing: 'Enter your email address.',
  emailInvalid: 'Enter an email address like name@example.com.',
  dateInFuture: 'Enter today or an earlier date.',
  fileMissing: 'Choose the file of your receipt.',
  fileTooLarge: failures.fileTooLarge,
  fileTypeRefused: failures.fileTypeRefused,
};

/** The form and the upload: read by those who send one. */
export const sendingWords = defineWords('receipt-upload/send', {
  intro:
    'Bought your equipment at a shop? It can come with months of membership. Send us the receipt, and we’ll send you a code.',
  child: 'You’re part of a family membership: the months go to your parent account.',
  visitor: { text: 'With an account, you can follow your receipt here.', signIn: 'Sign in' },
  ended: 'You’re signed out. Sign in again to send it from your account; we kept what you typed.',
  begun: (name: string) => `${name} didn’t arrive in full. Choose it again, and the upload continues where it stopped.`,
  problemTitle: 'Check the marked fields.',
  labels: {
    serialNumber: 'Serial number',
    retailer: 'Shop',
    purchasedOn: 'Date of purchase',
    email: 'Email',
    file: 'Receipt',
  },
  serialHelper:
    'On the sticker at the base of the frame. Dashes, spaces and capitals don’t matter. O and 0, I and 1 do.',
  serial: {
    looking: 'Looking it up…',
    known: (name: string) => `${name}. You can still claim its months.`,
    taken: (name: string) => `${name}. Its months were claimed before, or none came with it.`,
    unknown: 'We don’t know this number. Check the sticker, or leave it out.',
  },
  emailHelper: 'We’ll write to you here once we’ve checked it.',
  fileHelper: 'A photo or PDF that shows the shop, the date and the equipment. PDF, JPEG, PNG or WebP, up to 10 MB.',
  send: 'Send receipt',
  back: 'Back to your receipts',
  sending: {
    title: (name: string) => `Sending ${name}`,
    note: 'Keep this page open until it’s done.',
    waiting: 'Connection lost. Retrying…',
    stop: 'Stop',
  },
  progress: (percent: string, received: string, size: string) => `${percent}, ${received} of ${size}`,
  stopped: {
    title: 'The upload stopped.',
    text: (received: string, size: string) => `${received} of ${size} arrived. We keep it for a day.`,
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
    arrived: 'We’ll check it within two days and write to you.',
    arrivedVisitor: (email: string) =>
      `We’ll check it within two days and write to ${email}. Once approved, the email brings a code for your months.`,
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
    pending: 'We’ll check it within two days. Once approved, your code appears here.',
    provisional: (date: string) =>
      `We’ll check it within two days. Until then, your membership runs to ${date}. Once approved, you get all its months.`,
    pendingChild: 'We’ll check it within two days. Once approved, your parent account gets a code for the months.',
    code: 'The code for your months',
    redeem: 'Redeem code',
    codeOfParent: 'The months went to your parent account. It can redeem the code.',
    noCode: 'Its months went into the membership you started with it.',
    noReason: 'We couldn’t accept it.',
    earlier: 'Show earlier receipts',
    moreFailed: 'We couldn’t load earlier receipts.',
    another: 'Send another receipt',
  }),
);

export type SendingCopy = TextsOf<typeof sendingWords>;
export type Copy = TextsOf<typeof words>;
