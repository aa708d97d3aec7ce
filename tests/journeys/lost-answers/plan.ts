import type { Page } from 'playwright/test';
import { words as addOnWords } from '../../../src/widgets/journeys/subscription-manager/add-ons/copy.js';
import { words as planWords } from '../../../src/widgets/journeys/subscription-manager/plan/copy.js';
import { appears, button, type Hands } from './hands.js';
import { patternOf } from './words.js';

const [plans, addOns] = [planWords.english, addOnWords.english];

const change = (to: RegExp, press: (...given: string[]) => string, done: Hands['done']): Hands => {
  const choice = (page: Page) => page.getByRole('radio', { name: to });
  return {
    page: '/plan?panel=plan',
    first: choice,
    async reach(page) {
      // The label is what is seen and pressed.
      await choice(page).check({ force: true });
      await button(plans.quote)(page).click();
      await appears(button(patternOf(press))(page));
    },
    button: button(patternOf(press)),
    done,
    // The plan that one has cannot be chosen, and one that is planned says so.
    shows: async page =>
      (await page.getByText(patternOf(plans.planned)).isVisible()) ||
      ((await page.getByRole('radio').count()) > 0 && (await choice(page).count()) === 0)
        ? 'done'
        : undefined,
    askingMeansUndone: true,
  };
};

export const changePlan = change(/^Echelon Premier, annually/, plans.pay, [plans.done.now]);
export const schedulePlanChange = change(/^Echelon Connect, monthly/, plans.changeOn, [plans.done.later]);

const name = 'Studio Pass';
const panel = { page: '/plan?panel=addOns', askingMeansUndone: true } as const;
const seen =
  (text: string | RegExp) =>
  async (page: Page): Promise<'done' | undefined> =>
    (await page.getByText(text).isVisible()) ? 'done' : undefined;

export const addAddonOffer: Hands = {
  ...panel,
  first: button(addOns.addNamed(name)),
  async reach(page) {
    await button(addOns.addNamed(name))(page).click();
    await appears(button(patternOf(addOns.pay))(page));
  },
  button: button(patternOf(addOns.pay)),
  done: [addOns.news.added],
  shows: async page => ((await button(addOns.endNamed(name))(page).isVisible()) ? 'done' : undefined),
};

export const cancelAddonOffer: Hands = {
  ...panel,
  first: button(addOns.endNamed(name)),
  reach: page => button(addOns.endNamed(name))(page).click(),
  button: page => page.getByRole('dialog').getByRole('button', { name: patternOf(addOns.endOn) }),
  done: [addOns.news.ending],
  shows: seen(patternOf(addOns.ends)),
};

export const uncancelAddonOffer: Hands = {
  ...panel,
  first: button(/^Keep Studio Pass for/),
  button: button(/^Keep Studio Pass for/),
  done: [addOns.news.kept],
  shows: async page => ((await button(addOns.endNamed(name))(page).isVisible()) ? 'done' : undefined),
};
