import { createServer } from 'node:http';
import type { FrameLocator, Locator, Page } from 'playwright/test';
import { demoApiKeys } from '../../../src/sandbox/world/catalogue/keys.js';
import { expect, test } from '../../support/test.js';
import type { World } from '../../support/world.js';

const apiKey = demoApiKeys.find(({ service }) => !service)?.key ?? '';
const form =
  '<echelon-payment-form organization-code="echelon-us" publishable-key="pk_sandbox_echelon_us" country-code="US"></echelon-payment-form>';
let people = 0;
let port = 0;
const server = createServer();

test.beforeAll(async () => {
  await new Promise<void>(resolve => {
    server.listen(0, resolve);
  });
  const at = server.address();
  if (typeof at === 'object' && at) port = at.port;
});

test.afterAll(() => void server.close());

interface Shown {
  body?: string;
  policy?: string;
}

/** A member on a stranger's page that has the payment form in it. */
async function open(page: Page, { origins }: World, { body = form, policy }: Shown = {}): Promise<void> {
  const made = await page.request.post(`${origins.sandbox}/users`, {
    headers: { 'x-api-key': apiKey },
    data: {
      email: `card.${Date.now()}.${(people += 1)}@example.com`,
      password: 'Climb-4-life',
      firstName: 'Ana',
      lastName: 'Ruiz',
    },
  });
  const { data }: { data: { jwt: string; userId: string } } = await made.json();
  await page.addInitScript(({ jwt, userId }) => {
    if (window !== window.top) return;
    localStorage.setItem('echelon-jwt', jwt);
    localStorage.setItem('echelon-uid', userId);
  }, data);
  // Served, not made up by the test: a page from nowhere may not ask this machine for anything.
  server
    .removeAllListeners('request')
    .on('request', (_, response) =>
      response
        .writeHead(200, { 'Content-Type': 'text/html', ...(policy && { 'Content-Security-Policy': policy }) })
        .end(
          `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Payment</title><link rel="icon" href="data:,">` +
            `<script type="module" nonce="n0" src="${origins.sandbox}/cdn/echelon.js" data-api-key="${apiKey}"></script></head><body><main><h1>Payment</h1>${body}</main></body></html>`,
        ),
    );
  await page.goto(`http://localhost:${port}/`);
}

const card = (page: Page): FrameLocator => page.frameLocator('iframe[title="Secure card fields"]');
const address = (page: Page): FrameLocator => page.frameLocator('iframe[title="Secure address fields"]');
const saveButton = (page: Page): Locator => page.getByRole('button', { name: 'Save & Continue' });

async function fill(page: Page, number = '4242424242424242'): Promise<void> {
  await card(page).getByLabel('Card number').fill(number);
  await card(page).getByLabel('Expiry date').fill('12/34');
  await card(page).getByLabel('Security code').fill('123');
  await address(page).getByLabel('Address', { exact: true }).fill('1 Main Street');
  await address(page).getByLabel('City').fill('New York');
  await address(page).getByLabel('State').selectOption('NY');
  await address(page).getByLabel('ZIP code').fill('10001');
  await address(page).getByLabel('Phone number').fill('+1 212 555 0100');
}

const bank = (page: Page) => page.frameLocator('iframe[title="Your bank asks you to confirm"]');

test('a member saves a card, and reads which', async ({ page, world, axe }) => {
  await open(page, world);
  await expect(address(page).getByLabel('First name')).toHaveValue('Ana');
  await expect(page.getByText('Fill in your card and billing address.')).toBeVisible();
  await axe(page);
  await fill(page);
  await saveButton(page).click();
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
});

test('a member who presses too early is led to the first field that is missing', async ({ page, world, axe }) => {
  await open(page, world);
  await expect(address(page).getByLabel('First name')).toHaveValue('Ana');
  await saveButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(card(page).getByLabel('Card number')).toBeFocused();
  await expect(address(page).getByLabel('City')).toHaveAccessibleDescription('Fill in this field.');
  await expect(page.getByRole('alert')).toHaveText('Fill in your card and billing address.');
  await axe(page);
  await fill(page);
  await expect(page.getByRole('alert')).toBeHidden();
  await saveButton(page).click();
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
});

test('a member pays with a wallet, and closes it first', async ({ page, world }) => {
  await open(page, world, { body: `<dialog>${form}</dialog>` });
  await page.locator('dialog').evaluate(dialog => {
    if (dialog instanceof HTMLDialogElement) dialog.showModal();
  });
  await fill(page);
  await card(page).getByRole('tab', { name: 'Google Pay' }).click();
  await saveButton(page).click();
  const sheet = page.frameLocator('iframe[title="Google Pay"]');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('You closed Google Pay before you confirmed. Nothing was saved.')).toBeVisible();
  await saveButton(page).click();
  await sheet.getByRole('button', { name: 'Confirm with Google Pay' }).click();
  await expect(page.getByText('Mastercard ending in 4444')).toBeVisible();
});

test('a member reads why a card was declined, where they pressed, and nothing is lost', async ({ page, world }) => {
  await open(page, world);
  await fill(page, '4000000000000002');
  await saveButton(page).click();
  const said = page.getByRole('alert').filter({ hasText: 'The bank declined this card.' });
  await expect(said).toBeVisible();
  expect(await said.evaluate(banner => banner.parentElement?.matches(':focus'))).toBe(true);
  await expect(address(page).getByLabel('City')).toHaveValue('New York');
  await card(page).getByLabel('Card number').fill('4242424242424242');
  await saveButton(page).click();
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
});

test("a member answers the bank out of the page's own modal dialog, which stays", async ({ page, world }) => {
  await open(page, world, { body: `<dialog>${form}</dialog>` });
  await page.locator('dialog').evaluate(dialog => {
    if (!(dialog instanceof HTMLDialogElement)) return;
    dialog.addEventListener('close', () => dialog.setAttribute('data-closed', ''));
    dialog.showModal();
  });
  await fill(page, '4000002500003155');
  await saveButton(page).click();
  await bank(page).getByRole('button', { name: 'Fail authentication' }).click();
  await expect(page.getByText('We are unable to authenticate your payment method.')).toBeVisible();
  await saveButton(page).click();
  await bank(page).getByRole('button', { name: 'Complete authentication' }).click();
  await expect(page.getByText('Visa ending in 3155')).toBeVisible();
  expect(
    await page.locator('dialog').evaluate(dialog => [dialog.matches(':modal'), dialog.hasAttribute('data-closed')]),
  ).toEqual([true, false]);
});

test('a blocked script is reported, and Retry really tries again', async ({ page, world, noise }) => {
  noise.allow(/stripe\.js|ERR_BLOCKED_BY_CLIENT|ERR_FAILED/);
  await page.route('**/sandbox/stripe/stripe.js*', route => route.abort('blockedbyclient'));
  await open(page, world);
  await expect(page.getByText('Unable to communicate with Stripe')).toBeVisible();
  await expect(page.getByText('ad-blocker or privacy software')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Unable to communicate with Stripe')).toBeVisible();
  await page.unroute('**/sandbox/stripe/stripe.js*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(card(page).getByLabel('Card number')).toBeVisible();
});

test('fields that never come are reported after ten seconds', async ({ page, world, noise }) => {
  noise.allow(/frame\.html|ERR_FAILED|ERR_BLOCKED/);
  await page.route('**/sandbox/stripe/frame.html*', route => route.abort());
  await open(page, world);
  await expect(page.getByText('Unable to communicate with Stripe')).toBeVisible();
  await page.unroute('**/sandbox/stripe/frame.html*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(card(page).getByLabel('Card number')).toBeVisible();
});

test('the fields follow the page into the dark, and keep what was typed', async ({ page, world }) => {
  await open(page, world);
  await card(page).getByLabel('Card number').fill('4242');
  const scheme = () =>
    page.locator('iframe[title="Secure card fields"]').evaluate(frame => getComputedStyle(frame).colorScheme);
  expect(await scheme()).toBe('light');
  await page.locator('html').evaluate(html => html.style.setProperty('color-scheme', 'dark'));
  await expect.poll(scheme).toBe('dark');
  await expect(card(page).getByLabel('Card number')).toHaveValue('4242');
});

test('the form outlives a move within the page', async ({ page, world }) => {
  await open(page, world, { body: `<div id="here">${form}</div><div id="there"></div>` });
  await expect(address(page).getByLabel('First name')).toHaveValue('Ana');
  await page.evaluate(() => {
    const moved = document.querySelector('echelon-payment-form');
    if (moved) document.querySelector('#there')?.append(moved);
  });
  await expect(address(page).getByLabel('First name')).toHaveValue('Ana');
  await fill(page);
  await saveButton(page).click();
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
});

test('the fields work inside shadow roots of the page, closed ones too', async ({ page, world }) => {
  await open(page, world, { body: '<div id="outer"></div>' });
  await page.evaluate(markup => {
    const outer = document.querySelector('#outer')?.attachShadow({ mode: 'closed' });
    const inner = document.createElement('div');
    outer?.append(inner);
    const root = inner.attachShadow({ mode: 'open' });
    const range = document.createRange().createContextualFragment(markup);
    root.append(document.importNode(range, true));
  }, form);
  await expect(address(page).getByLabel('First name')).toHaveValue('Ana');
  await fill(page);
});

test('a script that hangs is requested from another address, so that Retry is no wait for the same answer', async ({
  page,
  world,
}) => {
  const stub = `
    const element = () => ({ on() { return this }, off() { return this }, mount() {}, update() {}, destroy() {} });
    window.Stripe = key => { document.documentElement.dataset.key = key; return { elements: () => ({ create: element, update() {} }), createToken() {}, createPaymentMethod() {}, confirmCardPayment() {} } };
    window.Stripe.version = 'endive';`;
  const asked: string[] = [];
  await page.route('https://js.stripe.com/**', route => {
    asked.push(route.request().url());
    return asked.length === 1 ? undefined : route.fulfill({ contentType: 'text/javascript', body: stub });
  });
  await open(page, world, { body: form.replace('pk_sandbox_echelon_us', 'pk_live_2') });
  await expect(page.getByText('Unable to communicate with Stripe')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-key', 'pk_live_2');
  expect(asked).toEqual(['https://js.stripe.com/endive/stripe.js', 'https://js.stripe.com/endive/stripe.js?try=1']);
});

test('under Trusted Types the real script comes through a policy of its own', async ({ page, world, noise }) => {
  noise.allow(/Failed to load resource.*js\.stripe\.com/);
  const { sandbox } = world.origins;
  // A page's replacement of the real script: enough of it for the published wrappers to mount.
  const stub = `
    const element = () => ({ on() { return this }, off() { return this }, mount() {}, update() {}, destroy() {} });
    window.Stripe = key => { document.documentElement.dataset.key = key; return { elements: () => ({ create: element, update() {} }), createToken() {}, createPaymentMethod() {}, confirmCardPayment() {} } };
    window.Stripe.version = 'endive';`;
  let asked = 0;
  await page.route('https://js.stripe.com/**', route => {
    asked += 1;
    return asked === 1 ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: stub });
  });
  await open(page, world, {
    body: form.replace('pk_sandbox_echelon_us', 'pk_live_1'),
    policy: `script-src 'nonce-n0' 'strict-dynamic'; connect-src ${sandbox}; require-trusted-types-for 'script'; trusted-types echelon-stripe`,
  });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-key', 'pk_live_1');
  expect(asked).toBe(2);
});
