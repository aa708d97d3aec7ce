import { patternOf } from './words.js';
import type { Page } from 'playwright/test';
import { commercialLogins } from '../../../src/sandbox/world/logins.js';
import { demoInvitation } from '../../../src/sandbox/world/worlds/family.js';
import { keys } from '../../../src/core/session/storage.js';
import { reviewWords } from '../../../src/widgets/journeys/signup/review-copy.js';
import { cannotJoinWords } from '../../../src/widgets/journeys/signup/cannot-join-copy.js';
import { words as signupWords } from '../../../src/widgets/journeys/signup/copy.js';
import { words as invitationWords } from '../../../src/widgets/journeys/family-invitation/copy.js';
import { words as createWords } from '../../../src/widgets/signup/create-account/copy.js';
import { lineWords } from '../../../src/widgets/signup/offer-picker/panel-copy.js';
import { words as workWords } from '../../../src/widgets/commercial/commercial-sign-in/copy.js';
import { oneTimeWords } from '../../../src/widgets/signup/sign-in/one-time/copy.js';
import { words as signInWords } from '../../../src/widgets/signup/sign-in/copy.js';
import { member, nextPassword, signInLink } from '../../faults/lost-answers/calls.js';
import { overlayWords } from '../../../src/ui/feedback/overlay/words.js';
import { appears, button, field, type Hands } from './hands.js';

const create = createWords.english;
const entry = signInWords.english;
const work = workWords.english;
const invitation = invitationWords.english;
const review = reviewWords.english;
const overlay = overlayWords.english;
const journey = signupWords.english;

export const createUser: Hands = {
  page: '/signup',
  first: page =>
    button(/^Choose plan/)(page)
      .or(field(create.labels.firstName)(page))
      .first(),
  async reach(page) {
    const name = field(create.labels.firstName)(page);
    if (!(await name.isVisible())) {
      await button(/^Choose plan/)(page)
        .first()
        .click();
      await button(review.subscribe)(page).click();
    }
    await name.fill('Ana');
    await field(create.labels.lastName)(page).fill('Ruiz');
    await field(create.labels.email)(page).fill('ana.new@example.com');
    await field(create.labels.password)(page).fill('Climb-4-life');
  },
  button: button(create.submit),
  done: [create.signedIn.title, create.signedIn.created],
  // The journey goes on with the next step.
  shows: async page =>
    (await page.getByRole('heading', { name: journey.titles.payment, exact: true }).isVisible()) ? 'done' : undefined,
};

export const subscribe: Hands = {
  page: '/signup',
  // The terms were read and agreed to before.
  stored: () => ({ [keys.flags]: JSON.stringify({ onboarding: { termsAcceptedAt: Math.floor(Date.now() / 1000) } }) }),
  first: page =>
    button(/^Choose plan/)(page)
      .or(page.getByRole('heading', { name: journey.titles.review, exact: true }))
      .first(),
  async reach(page) {
    if (await page.getByRole('heading', { name: journey.titles.review, exact: true }).isHidden()) {
      await button(/^Choose plan/)(page)
        .first()
        .click();
      await button(review.subscribe)(page).first().click();
      // As this person, whose card is on file.
      await button(create.signedIn.continue)(page).click();
    }
    // The lines come a moment after the step.
    await appears(page.getByText(lineWords.english.billedToday).filter({ visible: true }));
  },
  button: button(patternOf(review.pay)),
  done: [cannotJoinWords.english.member.title, overlay.doneTitle, overlay.doneSubtitle],
};

const isIn = async (page: Page): Promise<'done' | undefined> =>
  (await page.getByRole('link', { name: 'Sign out', exact: true }).isVisible()) ? 'done' : undefined;

export const signIn: Hands = {
  page: '/login',
  first: field(entry.email),
  async reach(page) {
    await field(entry.email)(page).fill(member.email);
    await field(entry.signingIn.password)(page).fill(member.password);
  },
  button: button(entry.signingIn.submit),
  done: [entry.signedIn.title],
  // The portal goes on to the member area.
  shows: isIn,
};

export const signInCommercial: Hands = {
  page: '/commercial/login',
  first: field(work.email),
  async reach(page) {
    await field(work.email)(page).fill(commercialLogins.owner.email);
    await field(work.password)(page).fill(commercialLogins.owner.password);
  },
  button: button(work.submit),
  done: [],
  // The portal goes on to the locations.
  shows: isIn,
};

/** The link of somebody else than who is signed in: that of nobody is used at once, without a press. */
export const redeemOneTimeToken: Hands = {
  page: () => `/login?token=${signInLink.token}`,
  first: button(oneTimeWords.english.other.go),
  button: button(oneTimeWords.english.other.go),
  again: button(oneTimeWords.english.again),
  done: [],
  undone: [oneTimeWords.english.failed],
  beside: [oneTimeWords.english.asking, oneTimeWords.english.other.text],
  // The portal goes on to the member area.
  shows: page => Promise.resolve(new URL(page.url()).pathname === '/login' ? undefined : 'done'),
};

export const forgotPassword: Hands = {
  page: '/login',
  first: button(entry.signingIn.forgot),
  async reach(page) {
    await button(entry.signingIn.forgot)(page).click();
    await field(entry.email)(page).fill(member.email);
  },
  button: button(entry.forgetting.submit),
  done: [entry.sent.title],
};

export const resetPassword: Hands = {
  page: `/login?invitation=${demoInvitation}`,
  first: field(invitation.password.label),
  reach: page => field(invitation.password.label)(page).fill(nextPassword),
  button: button(invitation.password.submit),
  done: [invitation.signIn.isSet],
};
