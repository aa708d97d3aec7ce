import { alarmLines } from './alarm-lines.js';
import { factsOf, isolated } from './facts.js';
import type { Mail } from './mail.js';
import { mailTexts } from './texts/languages.js';
import type { Facts, MailKind, MailTexts, Way } from './texts/texts.js';

/** What a kind of mail consists of, beside its words. */
interface Shape {
  way: Way;
  /** Where the way leads when the payload has no link of its own. */
  path?: string;
  /** Something is joined or paid by it. */
  joins?: true;
  figure?: [term: keyof MailTexts['terms'], fact: keyof Facts | 'code'];
  lines?: readonly [term: keyof MailTexts['terms'], fact: keyof Facts][];
}

const toPlan = { way: 'plan', path: '/plan' } as const;

const shapes: Readonly<Record<MailKind | 'trialEnding', Shape>> = {
  paymentFailed: { way: 'pay', path: '/plan?panel=payment', joins: true, figure: ['due', 'amount'] },
  paymentRecovered: { ...toPlan, figure: ['paid', 'amount'] },
  paymentReceived: { way: 'bills', path: '/billing', figure: ['paid', 'amount'], lines: [['plan', 'plan']] },
  paymentRequiresAction: { way: 'confirm', path: '/plan', joins: true, figure: ['due', 'amount'] },
  membershipCanceled: toPlan,
  membershipEnded: { way: 'rejoin', path: '/signup', joins: true },
  membershipPaused: toPlan,
  membershipResumed: toPlan,
  planChanged: {
    ...toPlan,
    lines: [
      ['plan', 'plan'],
      ['price', 'price'],
      ['date', 'date'],
    ],
  },
  membershipActivation: { way: 'activate', path: '/plan', joins: true },
  renewalUpcoming: { ...toPlan, figure: ['due', 'amount'], lines: [['date', 'date']] },
  trialEnding: { ...toPlan, figure: ['due', 'amount'], lines: [['date', 'date']] },
  cardExpiring: {
    way: 'card',
    path: '/payment',
    lines: [
      ['card', 'card'],
      ['expires', 'expires'],
    ],
  },
  bundleConfirmed: {
    ...toPlan,
    lines: [
      ['date', 'date'],
      ['due', 'amount'],
    ],
  },
  passwordReset: { way: 'newPassword', path: '/login' },
  passwordChanged: { way: 'security', path: '/security' },
  emailChanged: { way: 'security', path: '/security' },
  activation: { way: 'setPassword', path: '/login' },
  accountCreated: { way: 'setPassword', path: '/login' },
  locationInvitation: { way: 'setPassword', path: '/commercial/login' },
  locationConnected: { way: 'signIn', path: '/commercial/login' },
  familyInvitation: { way: 'invitation', path: '/login', joins: true },
  familyRemoved: { way: 'join', path: '/signup', joins: true },
  receiptApproved: { way: 'redeem', path: '/redeem', figure: ['code', 'code'], lines: [['worth', 'days']] },
  receiptRejected: {
    way: 'receipt',
    path: '/receipts',
    lines: [
      ['file', 'file'],
      ['why', 'reason'],
    ],
  },
  supportSignedIn: { way: 'security', path: '/security' },
  alarmDigest: { way: 'alarms', path: '/commercial/locations?view=alerts' },
};

export const mailKinds: readonly (keyof typeof shapes)[] = Object.keys(shapes).filter(isMailKind);

function isMailKind(kind: string): kind is keyof typeof shapes {
  return Object.hasOwn(shapes, kind);
}

/** A mail of the outbox. */
export interface Sent {
  recipient: string;
  kind: string;
  payload: Readonly<Record<string, unknown>>;
  /** Unix seconds. */
  createdAt: number;
}

/** What a mail says to a reader of this locale; links without an address of their own lead into the portal. */
export function composeMail(
  { recipient, kind: sentKind, payload, createdAt }: Sent,
  { locale: wanted, portalUrl }: { locale: string; portalUrl: string },
): { mail: Mail; locale: string } {
  const kind = sentKind === 'renewalUpcoming' && payload['trial'] === true ? 'trialEnding' : sentKind;
  if (!isMailKind(kind))
    throw new Error(`There is no mail "${kind}". Give it a shape in mails/compose.ts and its texts.`);
  const { texts, locale } = mailTexts(wanted);
  const facts = factsOf(payload, { texts, locale, sentAt: createdAt });
  const { way, path = '', joins = false, figure, lines = [] } = shapes[kind];
  const factOf = (name: keyof Facts | 'code') => (name === 'code' ? isolated(payload['code']) : facts[name]);
  const { subject, text } = texts.mails[kind];
  const value = figure && factOf(figure[1]);
  const { link } = payload;
  const mail: Mail = {
    subject: subject(facts),
    greeting: facts.name && texts.greeting(facts.name),
    paragraphs: text(facts).filter(paragraph => paragraph !== ''),
    ...(figure && value && { figure: { label: texts.terms[figure[0]], value } }),
    lines: [
      ...lines.map(([term, fact]) => ({ term: texts.terms[term], value: factOf(fact) })),
      ...alarmLines(payload, texts),
    ].filter(line => line.value),
    button: { label: texts.ways[way], href: typeof link === 'string' ? link : portalUrl + path, joins },
    closing: texts.closing,
    help: { label: texts.help, href: `${portalUrl}/help#contact` },
    reason: texts.reason(isolated(recipient)),
  };
  return { mail, locale };
}
