import type { Page } from 'playwright/test';
import { expect, test } from '../support/test.js';
import { openPage } from '../support/page.js';

/** The script tag's files that a page asks for, by the names of their chunks. */
function askedFiles(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', request => {
    const [, name] = /\/cdn\/chunks\/(.+)-[\w-]{7}\.js$/.exec(request.url()) ?? [];
    if (name) asked.push(name);
  });
  return asked;
}

/** Keeps what a page asks for under an address until it is let go. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>(resolve => (release = resolve));
  await page.route(address, async route => {
    await held;
    await route.continue();
  });
  return release;
}

const laterSteps = /^(?:payment|review|terms|create-account|fields|later)/;

test('a page with a widget asks for its code beside the definitions, not after them', async ({ page, world }) => {
  const asked = askedFiles(page);
  const release = await hold(page, /\/chunks\/definitions-/);
  await openPage(page, world, { body: '<echelon-offer-picker></echelon-offer-picker>' });
  await expect.poll(() => asked).toContain('base');
  release();
  await expect(page.getByRole('button', { name: /Choose plan/ }).first()).toBeVisible();
});

test('a page without a widget brings none of their code', async ({ page, world }) => {
  const asked = askedFiles(page);
  await openPage(page, world, { body: '<p>Nothing here</p>' });
  await page.evaluate(() => customElements.whenDefined('echelon-signup'));
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual(['definitions']);
});

test('the later steps of the signup are fetched after its first cards, without being asked for', async ({ page, world }) => {
  const asked = askedFiles(page);
  const release = await hold(page, /\/offers/);
  await openPage(page, world, { body: '<echelon-signup></echelon-signup>' });
  await expect(page.getByText('Choose your membership')).toBeVisible();
  await page.waitForTimeout(500);
  expect(asked.filter(name => laterSteps.test(name)), 'before the cards').toEqual([]);
  release();
  await expect(page.getByRole('button', { name: /Choose plan/ }).first()).toBeVisible();
  await expect.poll(() => asked.filter(name => laterSteps.test(name)), 'once they have shown').toContain('payment-form');
});

test('a visitor who is quicker than the code of the next step sees that it comes, and then has it', async ({ page, world }) => {
  const release = await hold(page, /\/chunks\/create-account-/);
  await openPage(page, world, { body: '<echelon-signup></echelon-signup>' });
  await page.getByRole('button', { name: /Choose plan/ }).first().click();
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expect(page.locator('echelon-signup').getByRole('status').filter({ visible: true }).first()).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('textbox', { name: /mail/ }).first()).toBeVisible();
});
