import type { Page } from 'playwright/test';
import { words as overviewWords } from '../../../src/widgets/account/account-overview/copy.js';
import { words as cancelWords } from '../../../src/widgets/journeys/subscription-manager/cancel/copy.js';
import { words as managerWords } from '../../../src/widgets/journeys/subscription-manager/copy.js';
import { words as pauseWords } from '../../../src/widgets/journeys/subscription-manager/pause/copy.js';
import { words as startWords } from '../../../src/widgets/journeys/subscription-manager/start/copy.js';
import { appears, button, field, type Hands } from './hands.js';
import { patternOf } from './words.js';

const [manager, begin, taking] = [managerWords.english, startWords.english, pauseWords.english];
const leave = cancelWords.english;

export const cancel: Hands = {
  page: '/plan?panel=cancel',
  first: page => page.getByRole('radio', { name: leave.survey.reasons.other }),
  async reach(page) {
    // The label is what is seen and pressed.
    await page.getByRole('radio', { name: leave.survey.reasons.other }).check({ force: true });
    await field(leave.survey.reason)(page).fill('I will be back.');
  },
  button: button(patternOf(leave.confirm.endOn)),
  done: [leave.cancelled.title],
  askingMeansUndone: true,
};

/** The membership as the page shows it. */
const isActive = async (page: Page): Promise<'done' | undefined> =>
  (await page.getByText(overviewWords.english.statuses.active, { exact: true }).isVisible()) ? 'done' : undefined;

const start = (way: string, press: (amount: string) => string, done: string): Hands => ({
  page: '/plan',
  first: button(way),
  reach: async page => {
    await button(way)(page).click();
    await appears(button(patternOf(press))(page));
  },
  button: button(patternOf(press)),
  done: [done],
  shows: isActive,
  askingMeansUndone: true,
});

export const activate = start(manager.ways.activate, begin.activate, manager.done.activate);
export const payOwed: Hands = {
  ...start(manager.ways.confirm, begin.confirm, manager.done.settle),
  // Their bank asks in a frame above the page, whenever it gets to hear of it.
  async press(page) {
    const yes = page.frameLocator('iframe').getByRole('button', { name: 'Complete authentication' });
    void yes.click().catch(() => undefined);
    await button(patternOf(begin.confirm))(page).click();
  },
};
export const unpause = start(manager.ways.resume, begin.resume, manager.done.resume);

export const uncancel: Hands = {
  page: '/plan',
  first: button(patternOf(manager.ways.keepFor)),
  button: button(patternOf(manager.ways.keepFor)),
  done: [manager.done.uncancel],
  shows: isActive,
  askingMeansUndone: true,
};

export const pause: Hands = {
  page: '/plan?panel=pause',
  first: button(patternOf(taking.pauseOn)),
  button: button(patternOf(taking.pauseOn)),
  done: [taking.set, manager.reasons.pausing],
  beside: [manager.unavailable.pause],
  askingMeansUndone: true,
};
