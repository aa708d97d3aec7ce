import type { Sent } from '../../../src/sandbox/mails/compose.js';

const DAY = 86_400;
const SENT_AT = Date.UTC(2026, 10, 25) / 1000;
export const PORTAL = 'https://my.echelon.test';

const inSevenDays = SENT_AT + 7 * DAY;

const payloads: Record<string, Record<string, unknown>> = {
  paymentFailed: { amount: 3999, currencyCode: 'USD', declineCode: 'insufficient_funds' },
  paymentRecovered: { amount: 3999, currencyCode: 'USD' },
  paymentReceived: { amount: 3999, currencyCode: 'USD', planName: 'Premier' },
  paymentRequiresAction: { link: `${PORTAL}/payment` },
  membershipCanceled: { endsAt: inSevenDays },
  membershipEnded: { reason: 'payment_failed' },
  membershipPaused: { resumesAt: inSevenDays },
  membershipResumed: {},
  planChanged: {
    planName: 'Premier',
    effectiveAt: inSevenDays,
    amount: 39_999,
    currencyCode: 'USD',
    days: '365',
  },
  membershipActivation: { firstName: 'Noa', link: `${PORTAL}/plan` },
  renewalUpcoming: { renewsAt: inSevenDays, amount: 3999, currencyCode: 'USD' },
  trialEnding: { renewsAt: inSevenDays, amount: 3999, currencyCode: 'USD' },
  cardExpiring: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2026, link: `${PORTAL}/payment` },
  bundleConfirmed: { trialEnd: inSevenDays, amount: 39_999, currencyCode: 'USD' },
  passwordReset: { firstName: 'Noa', link: `${PORTAL}/login?reset=tok-1_a` },
  passwordChanged: { firstName: 'Noa' },
  emailChanged: { firstName: 'Noa' },
  activation: { firstName: 'Noa', link: `${PORTAL}/login?reset=tok-2` },
  accountCreated: { firstName: 'Noa', partner: 'Northside', link: `${PORTAL}/login?reset=tok-3` },
  locationInvitation: { firstName: 'Noa', location: 'Harbor Hotel', link: `${PORTAL}/commercial/login?reset=tok-5` },
  locationConnected: { firstName: 'Noa', location: 'Harbor Hotel' },
  familyInvitation: { firstName: 'Noa', parentName: 'Alex R.', link: `${PORTAL}/login?invitation=tok-4` },
  familyRemoved: { firstName: 'Noa', parentName: 'Alex R.' },
  receiptApproved: { firstName: 'Noa', code: 'ABCD-EFGH-JKLM', days: '365', link: `${PORTAL}/redeem` },
  receiptRejected: { fileName: 'bike.pdf', reason: '12/03/2026 ?' },
  supportSignedIn: { firstName: 'Noa' },
  alarmDigest: {
    count: 5,
    alarms: [
      { kind: 'offline', location: 'Harbor Hotel', equipment: 'EX-9s 8', detail: null },
      { kind: 'fault', location: 'Harbor Hotel', equipment: 'EX-9s 9', detail: 'E04' },
      { kind: 'oneSecretTwice', location: 'Harbor Hotel', equipment: 'EX-9s 3', detail: null },
      { kind: 'seatsLow', location: 'Harbor Hotel', equipment: null, detail: '1' },
      { kind: 'licenseEnds', location: 'Harbor Hotel', equipment: null, detail: '30' },
    ],
  },
};

/** A mail of a kind, with something else in its payload where that is given. */
export const sent = (kind: string, differences: Record<string, unknown> = {}): Sent => ({
  recipient: 'noa@example.com',
  kind,
  payload: { ...payloads[kind], ...differences },
  createdAt: SENT_AT,
});
