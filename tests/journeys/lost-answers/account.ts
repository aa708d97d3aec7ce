import type { Page } from 'playwright/test';
import { demoCodes } from '../../../src/sandbox/world/catalogue/codes.js';
import { words as deviceWords } from '../../../src/widgets/account/devices/copy.js';
import { sendingWords, words as receiptWords } from '../../../src/widgets/account/receipt-upload/copy.js';
import { words as redemptionWords } from '../../../src/widgets/account/redemption-box/copy.js';
import { words as securityWords } from '../../../src/widgets/account/security/copy.js';
import { actingWords } from '../../../src/widgets/account/switched-account/acting-copy.js';
import { member, nextPassword } from '../../faults/lost-answers/calls.js';
import { appears, button, field, isGone, type Hands } from './hands.js';

const box = redemptionWords.english;
const { password, sessions } = securityWords.english;
const { apps, machines } = deviceWords.english;
const [receipts, sending] = [receiptWords.english, sendingWords.english];

/** The code was redeemed on this day: that is true for any user. */
const redeemedBefore = box.codeRefusal.redeemed;

export const redeemAccountCode: Hands = {
  page: '/redeem',
  first: field(box.label),
  async reach(page) {
    await field(box.label)(page).fill(demoCodes.thirtyDays);
    await button(box.check)(page).click();
    // What is read next is what the press on it says.
    await appears(button(box.redeem)(page).or(page.getByText(redeemedBefore('').slice(0, 40))));
  },
  button: button(box.redeem),
  done: [box.granted.title, redeemedBefore],
  beside: [box.offered],
};

export const changePassword: Hands = {
  page: '/security',
  first: field(password.old),
  async reach(page) {
    await field(password.old)(page).fill(member.password);
    await field(password.new)(page).fill(nextPassword);
  },
  button: button(password.submit),
  done: [password.changedTitle],
};

/** In so many places. */
const signOut = /^Sign out in (?:one|\d+) other/;

export const endSessions: Hands = {
  page: '/security',
  first: button(sessions.others),
  async reach(page) {
    await button(sessions.others)(page).click();
    await appears(button(signOut)(page));
  },
  button: button(signOut),
  done: [sessions.alone, ...[1, 2, 3, 4].map(sessions.ended.others)],
};

const acting = actingWords.english;
const why = 'Asked on the phone';

export const giveActingReason: Hands = {
  page: '/',
  first: field(acting.reason),
  reach: page => field(acting.reason)(page).fill(why),
  button: button(acting.give),
  done: [`${acting.because(why)} ${acting.theirs}`],
  beside: [acting.readOnly],
};

const phone = 'Alex’s iPhone';

export const savePushNotifications: Hands = {
  page: '/equipment',
  first: button(apps.turnOffOn(phone)),
  async reach(page) {
    await button(apps.turnOffOn(phone))(page).click();
    await appears(button(apps.confirm)(page));
  },
  button: button(apps.confirm),
  done: [apps.done],
  shows: isGone(page => page.getByText(phone, { exact: true }), button(apps.turnOffOn(phone))),
};

const [bike, serial] = ['Connect EX-8s', 'EX8S-2026-000101'];

export const removeUserEquipment: Hands = {
  page: '/equipment',
  first: button(machines.removeOne(bike, serial)),
  async reach(page) {
    await button(machines.removeOne(bike, serial))(page).click();
    await appears(button(machines.confirm)(page));
  },
  button: button(machines.confirm),
  done: [machines.done],
  shows: isGone(page => page.getByText(phone, { exact: true }), button(machines.removeOne(bike, serial))),
};

export const uploadReceipt: Hands = {
  page: '/receipts',
  first: page => page.getByLabel(sending.labels.retailer),
  async reach(page) {
    await page.getByLabel(sending.labels.retailer).fill('Fitshop');
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'receipt.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a receipt') });
  },
  button: button(sending.send),
  done: [receipts.arrivedTitle],
  waiting: [sending.sending.waiting],
  shows: async page => ((await list(page).isVisible()) ? 'done' : undefined),
};

const list = (page: Page) => page.getByRole('list', { name: receipts.list });
