import type { Page } from 'playwright/test';
import { openPage } from '../support/page.js';
import { expect, test } from '../support/test.js';

const heading = (page: Page) => page.getByRole('heading', { name: 'Membership offers' });
const again = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** Has the offers not come, until they are let. */
async function withoutOffers(page: Page): Promise<{ letCome: () => void }> {
  let isAway = true;
  await page.route(/\/offers\b/, route => (isAway ? route.abort() : route.continue()));
  return { letCome: () => (isAway = false) };
}

/** Has what a page asks for wait, until it is let. */
async function held(page: Page, url: RegExp): Promise<{ letCome: () => void }> {
  let letCome: () => void = () => undefined;
  const wait = new Promise<void>(resolve => (letCome = resolve));
  await page.route(url, async route => {
    await wait;
    await route.continue();
  });
  return { letCome: () => letCome() };
}

/** Goes there with Tab: it is all that there is to press. */
async function triesAgain(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(again(page)).toBeFocused();
  await page.keyboard.press('Enter');
}

test("who goes through a stranger's page with a keyboard and tries again is at what has come", async ({
  page,
  world,
  noise,
}) => {
  noise.allow(/ERR_FAILED/);
  const offers = await withoutOffers(page);
  await openPage(page, world, { body: '<echelon-offer-picker></echelon-offer-picker>' });
  await expect(again(page)).toBeVisible();
  offers.letCome();
  await triesAgain(page);
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('echelon-offer-picker :focus')).toBeVisible();
});

test('who presses before the code for it has come is brought to the heading as soon as it has', async ({
  page,
  world,
  noise,
}) => {
  noise.allow(/ERR_FAILED/);
  const offers = await withoutOffers(page);
  const code = await held(page, /\/keep-focus-/);
  await openPage(page, world, { body: '<echelon-offer-picker></echelon-offer-picker>' });
  await expect(again(page)).toBeVisible();
  offers.letCome();
  await triesAgain(page);
  await expect(heading(page)).toBeAttached();
  code.letCome();
  await expect(heading(page)).toBeFocused();
});

test('who presses before the code for it has come, and waits for more than that, is at what has come in the end', async ({
  page,
  world,
  noise,
}) => {
  noise.allow(/ERR_FAILED/);
  const offers = await withoutOffers(page);
  const code = await held(page, /\/keep-focus-/);
  await openPage(page, world, { body: '<echelon-offer-picker></echelon-offer-picker>' });
  await expect(again(page)).toBeVisible();
  offers.letCome();
  const answer = await held(page, /\/offers\b/);
  await triesAgain(page);
  await expect(again(page)).toBeHidden();
  code.letCome();
  await expect(page.locator('echelon-offer-picker :focus')).toBeAttached();
  answer.letCome();
  await expect(heading(page)).toBeFocused();
});

test('who presses with a mouse downloads nothing for it', async ({ page, world }) => {
  const asked: string[] = [];
  page.on('request', request => void asked.push(request.url()));
  await openPage(page, world, { body: '<echelon-offer-picker></echelon-offer-picker>' });
  await page
    .getByRole('button', { name: /Choose plan/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Subscribe', exact: true })).toBeVisible();
  expect(asked.filter(url => url.includes('keep-focus'))).toEqual([]);
});
