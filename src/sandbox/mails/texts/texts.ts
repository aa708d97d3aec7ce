import type { EndReason } from '../../../core/contract/schemas/account.js';
import type { AlarmKind } from '../../../core/contract/schemas/commercial/alarms.js';
import type { MailKind as BillingMailKind } from '../../billing/books/books.js';
import type { MailKind as AlarmMailKind } from '../../commercial/alarms/digest.js';
import type { MailKind as PersonMailKind } from '../../people/mail.js';

export type MailKind = AlarmMailKind | BillingMailKind | PersonMailKind;

/** What a mail reports, written for its reader; empty where nothing is known. */
export interface Facts {
  name: string;
  amount: string;
  /** A day, and how far away it is: `01/20/2027`, `in 7 days`. */
  date: string;
  when: string;
  plan: string;
  partner: string;
  /** Of a gym: its name. */
  location: string;
  parent: string;
  /** `365 days` */
  days: string;
  file: string;
  reason: string;
  card: string;
  /** `$39.99 / 30 days` */
  price: string;
  expires: string;
  ended: string;
  /** How many there are of what it is about. */
  count: string;
}

interface Said {
  subject: (facts: Facts) => string;
  text: (facts: Facts) => readonly string[];
}

/** What can be pressed in a mail. */
export type Way =
  | 'plan'
  | 'pay'
  | 'card'
  | 'confirm'
  | 'activate'
  | 'rejoin'
  | 'newPassword'
  | 'setPassword'
  | 'signIn'
  | 'security'
  | 'invitation'
  | 'join'
  | 'redeem'
  | 'receipt'
  | 'bills'
  | 'alarms';

/** What a language says in mails: all of it, and nothing besides. */
export interface MailTexts {
  greeting: (name: string) => string;
  closing: string;
  help: string;
  reason: (address: string) => string;
  terms: Record<
    'due' | 'paid' | 'price' | 'date' | 'plan' | 'card' | 'expires' | 'code' | 'worth' | 'file' | 'why',
    string
  >;
  ways: Record<Way, string>;
  ended: Record<EndReason, string>;
  /** What is wrong, by its detail: a fault's code, the days that are left, the seats that are free, that two have one serial number. */
  alarms: Record<AlarmKind, (detail: string) => string>;
  /** `trialEnding` is a first bill that comes up, `renewalUpcoming` any other. */
  mails: Record<MailKind | 'trialEnding', Said>;
}
