import { AxeBuilder } from '@axe-core/playwright';
import { expect, type FrameLocator, type Page, test } from 'playwright/test';
import { MemoryVault } from './memory-vault.js';
import { startServers } from './servers.js';

const vault = new MemoryVault();
let servers: Awaited<ReturnType<typeof startServers>>;

test.beforeAll(async () => {
  servers = await startServers(vault);
});

test.afterAll(() => servers.close());

const open = async (page: Page, query: Record<string, string> = {}) => {
  await page.goto(`${servers.shop}/?${new URLSearchParams({ api: servers.api, ...query }).toString()}`);
};

const logOf = async (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(globalThis, 'stripeLog'));

const ready = (page: Page) => expect.poll(() => logOf(page)).toEqual(expect.arrayContaining(['ready payment']));

const card = (page: Page): FrameLocator => page.frameLocator('iframe[title="Secure card fields"]');
const address = (page: Page): FrameLocator => page.frameLocator('iframe[title="Secure address fields"]');

const fillCard = async (page: Page, number = '4242424242424242') => {
  await card(page).getByLabel('Card number').fill(number);
  await card(page).getByLabel('Expiry date').fill('12/34');
  await card(page)
    .getByLabel('Security code')
    .fill(number.startsWith('3') ? '1234' : '123');
};

const fillAddress = async (page: Page) => {
  const form = address(page);
  await form.getByLabel('Full name').fill('Ana Ruiz');
  await form.getByLabel('Country').selectOption('US');
  await form.getByLabel('Address', { exact: true }).fill('1 Main Street');
  await form.getByLabel('City').fill('New York');
  await form.getByLabel('State').selectOption('NY');
  await form.getByLabel('ZIP code').fill('10001');
  await form.getByLabel('Phone number').fill('+1 212 555 0100');
};

const pay = (page: Page) => page.getByRole('button', { name: 'Pay' }).click();
const result = (page: Page) => page.locator('output');

test('a card and an address become a payment method that the server keeps without the number', async ({ page }) => {
  const complaints: string[] = [];
  page.on(
    'console',
    message => void (['error', 'warning'].includes(message.type()) && complaints.push(message.text())),
  );
  page.on('pageerror', error => complaints.push(error.message));
  await open(page);
  await ready(page);
  await fillAddress(page);
  await fillCard(page);
  await expect(card(page).getByRole('img', { name: 'Visa' })).toBeVisible();
  await expect(card(page).getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  await pay(page);
  await expect(result(page)).toHaveText(/^pm_\w{24} visa 4242$/);
  const log = await logOf(page);
  expect(log).toEqual(expect.arrayContaining(['focus payment', 'change payment complete card', 'blur payment']));
  expect(log.findLast(line => line.startsWith('change address'))).toBe(
    'change address complete {"name":"Ana Ruiz","phone":"+1 212 555 0100","address":{"line1":"1 Main Street","line2":null,"city":"New York","state":"NY","postal_code":"10001","country":"US"}}',
  );
  const id = (await result(page).textContent())?.split(' ')[0] ?? '';
  expect(vault.methods.get(id)).toMatchObject({
    behaviour: 'success',
    billing: { name: 'Ana Ruiz', email: 'ana@example.com', address: { state: 'NY', postalCode: '10001' } },
  });
  // the shop's policy forbids inline styles, eval and strings where scripts go: nothing may have tried
  expect(complaints).toEqual([]);
});

test('an empty form says what is missing in every field and leads to the first', async ({ page }) => {
  await open(page);
  await ready(page);
  await pay(page);
  await expect(result(page)).toHaveText('validation_error: Fill in this field.');
  await expect(address(page).getByLabel('Full name')).toBeFocused();
  await expect(address(page).getByLabel('Full name')).toHaveAccessibleDescription('Fill in this field.');
  await expect(card(page).getByLabel('Card number')).toHaveAttribute('aria-invalid', 'true');
  await expect(card(page).getByText('Enter the full card number.')).toBeVisible();
  await fillAddress(page);
  await expect(address(page).getByText('Fill in this field.')).toHaveCount(0);
  await pay(page);
  await expect(card(page).getByLabel('Card number')).toBeFocused();
});

test('faults show when a field is left and go when they are put right', async ({ page }) => {
  await open(page, { noaddress: '1' });
  await ready(page);
  const number = card(page).getByLabel('Card number');
  await number.pressSequentially('4242424242424241');
  await expect(number).not.toHaveAttribute('aria-invalid', 'true');
  await number.press('Tab');
  await expect(card(page).getByText('Check the card number: a digit may be wrong.')).toBeVisible();
  await number.press('End');
  await number.press('Backspace');
  await number.press('2');
  await expect(number).not.toHaveAttribute('aria-invalid', 'true');
  await card(page).getByLabel('Expiry date').fill('01/20');
  await card(page).getByLabel('Security code').fill('12');
  await expect(card(page).getByText('This card has expired.')).toBeVisible();
});

test('typing runs through the card fields on its own, and everything typed can be deleted again', async ({ page }) => {
  await open(page, { noaddress: '1' });
  await ready(page);
  await card(page).getByLabel('Card number').pressSequentially('3782-8224 6310005');
  await expect(card(page).getByLabel('Expiry date')).toBeFocused();
  await page.keyboard.type('1234');
  await expect(card(page).getByLabel('Security code')).toBeFocused();
  await page.keyboard.type('12345');
  await expect(card(page).getByLabel('Security code')).toHaveValue('1234');
  await card(page).getByLabel('Expiry date').focus();
  await page.keyboard.press('End');
  for (let key = 0; key < 7; key += 1) await page.keyboard.press('Backspace');
  await expect(card(page).getByLabel('Expiry date')).toHaveValue('');
});

test('without an address element the card fields ask for the country, and a ZIP code where networks compare it', async ({
  page,
}) => {
  await open(page, { noaddress: '1' });
  await ready(page);
  await card(page).getByLabel('Country').selectOption('US');
  await expect(card(page).getByLabel('ZIP code')).toBeVisible();
  await card(page).getByLabel('Country').selectOption('BE');
  await expect(card(page).getByLabel('Postal code')).toBeHidden();
  await fillCard(page, '4000000000009995');
  await pay(page);
  await expect(result(page)).toHaveText(/^pm_\w{24} visa 9995$/);
});

test('an address with given values is complete at once, and names no state in Belgium', async ({ page }) => {
  await open(page, { defaults: '1', name: 'split' });
  await expect
    .poll(async () => (await logOf(page)).some(line => line.startsWith('change address complete')))
    .toBe(true);
  await expect(address(page).getByLabel('Last name')).toHaveValue('Ruiz');
  await expect(address(page).getByLabel('State')).toBeHidden();
  await address(page).getByLabel('Country').selectOption('CA');
  await expect(address(page).getByLabel('Province')).toBeVisible();
  await expect(address(page).getByLabel('Postal code')).toHaveValue('');
});

test('3-D Secure: the question covers the page and the answer settles the intent', async ({ page }) => {
  const intent = vault.startIntent('pm_test');
  await open(page, { secret: intent.clientSecret });
  await ready(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  const bank = page.frameLocator('body > [data-echelon-stripe] > iframe');
  await expect(bank.getByRole('button', { name: 'Complete authentication' })).toBeFocused();
  // with any rules of the shop for the children of its body
  expect(await page.locator('[data-echelon-stripe]').boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  await page.keyboard.press('Enter');
  await expect(result(page)).toHaveText('intent succeeded');
  await expect(page.locator('[data-echelon-stripe]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeFocused();
  expect(vault.intents.get(intent.clientSecret)?.status).toBe('succeeded');
  // a repeated call finds the intent settled and asks nobody
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(result(page)).toHaveText('intent succeeded');
});

for (const way of ['button', 'Escape'] as const) {
  test(`3-D Secure: failing by ${way} says so in the provider's words`, async ({ page }) => {
    const intent = vault.startIntent('pm_test');
    await open(page, { secret: intent.clientSecret });
    await ready(page);
    await page.getByRole('button', { name: 'Confirm' }).click();
    const fail = page
      .frameLocator('body > [data-echelon-stripe] > iframe')
      .getByRole('button', { name: 'Fail authentication' });
    await expect(fail).toBeVisible();
    if (way === 'button') await fail.click();
    else await page.keyboard.press('Escape');
    await expect(result(page)).toHaveText(
      'setup_intent_authentication_failure: We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    );
    expect(vault.intents.get(intent.clientSecret)?.status).toBe('requires_payment_method');
  });
}

const sheet = (page: Page, wallet: string): FrameLocator => page.frameLocator(`iframe[title="${wallet}"]`);

test('a wallet is chosen like a card, and its sheet confirmed, closed or left', async ({ page }) => {
  await open(page);
  await ready(page);
  expect(await logOf(page)).toContain('offers card applePay googlePay');
  await fillAddress(page);
  await card(page).getByRole('tab', { name: 'Card' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(card(page).getByRole('tab', { name: 'Apple Pay' })).toBeFocused();
  await expect(card(page).getByRole('tabpanel', { name: 'Apple Pay' })).toHaveText(/Apple Pay opens/);
  await expect(card(page).getByLabel('Card number')).toBeHidden();
  expect(await logOf(page)).toContain('change payment complete apple_pay');
  await pay(page);
  await expect(sheet(page, 'Apple Pay').getByRole('button', { name: 'Confirm with Apple Pay' })).toBeFocused();
  const found = await new AxeBuilder({ page }).analyze();
  expect(found.violations.map(violation => violation.id)).toEqual([]);
  await sheet(page, 'Apple Pay').getByRole('button', { name: 'Close' }).click();
  await expect(result(page)).toHaveText(
    'validation_error: You closed Apple Pay before you confirmed. Nothing was saved.',
  );
  await expect(page.getByRole('button', { name: 'Pay' })).toBeFocused();
  await pay(page);
  await expect(sheet(page, 'Apple Pay').getByRole('button', { name: 'Confirm with Apple Pay' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(result(page)).toHaveText(/^pm_\w{24} visa 4242$/);
  await card(page).getByRole('tab', { name: 'Google Pay' }).click();
  await pay(page);
  await sheet(page, 'Google Pay').getByRole('button', { name: 'Confirm with Google Pay' }).click();
  await expect(result(page)).toHaveText(/^pm_\w{24} mastercard 4444$/);
});

test('an incomplete address is said before a wallet opens', async ({ page }) => {
  await open(page);
  await ready(page);
  await card(page).getByRole('tab', { name: 'Google Pay' }).click();
  await pay(page);
  await expect(address(page).getByLabel('Full name')).toBeFocused();
  await expect(sheet(page, 'Google Pay').locator('main')).toHaveCount(0);
});

test('a page that refuses wallets has the card alone, without tabs', async ({ page }) => {
  await open(page, { wallets: 'never' });
  await ready(page);
  await expect(card(page).getByLabel('Card number')).toBeVisible();
  await expect(card(page).getByRole('tab')).toHaveCount(0);
});

test('the number field shows which cards are taken, and then the one that it is', async ({ page }) => {
  await open(page);
  await ready(page);
  const marks = card(page).getByRole('img');
  await expect(marks).toHaveCount(4);
  await card(page).getByLabel('Card number').fill('55');
  await expect(marks).toHaveCount(1);
  await expect(marks).toHaveAccessibleName('Mastercard');
  await card(page).getByLabel('Card number').fill('35287');
  await expect(card(page).getByText('JCB')).toBeVisible();
});

test('blocked frames and an invalid key are loaderrors', async ({ page }) => {
  await page.route('**/frame.html*', route => route.abort());
  await open(page);
  await expect
    .poll(() => logOf(page))
    .toEqual(
      expect.arrayContaining(['loaderror payment api_connection_error', 'loaderror address api_connection_error']),
    );
  expect(await logOf(page)).not.toContain('ready payment');
  await page.unroute('**/frame.html*');
  await page.getByRole('button', { name: 'Toggle' }).click();
  await page.getByRole('button', { name: 'Toggle' }).click();
  await ready(page);
  await open(page, { key: 'pk_wrong' });
  await expect.poll(() => logOf(page)).toEqual(expect.arrayContaining(['loaderror payment invalid_request_error']));
});

test('a server that is gone when the card is sent is an error, not a hang', async ({ page }) => {
  await open(page, { noaddress: '1' });
  await ready(page);
  await card(page).getByLabel('Country').selectOption('BE');
  await fillCard(page);
  await page.route('**/v1/payment_methods', route => route.abort());
  await pay(page);
  await expect(result(page)).toHaveText(/^api_connection_error/);
});

test('a page without a server of its own carries the calls of the frames', async ({ page }) => {
  await open(page, { noaddress: '1', transport: '1' });
  await ready(page);
  await card(page).getByLabel('Country').selectOption('BE');
  await fillCard(page, '4000002500003155');
  await pay(page);
  await expect(result(page)).toHaveText(/^pm_\w{24} visa 3155$/);
  expect(await logOf(page)).toContain('carried POST /sandbox/stripe/v1/payment_methods');
});

test('a frame that the page moves says that what was typed is lost', async ({ page }) => {
  await open(page, { defaults: '1' });
  await ready(page);
  await fillCard(page);
  await expect.poll(async () => (await logOf(page)).at(-1)).toBe('change payment complete card');
  await page.evaluate(() => document.body.append(document.querySelector('main')?.parentElement ?? ''));
  await expect
    .poll(async () => (await logOf(page)).findLast(line => line.startsWith('change payment')))
    .toBe('change payment incomplete card');
  expect((await logOf(page)).filter(line => line === 'ready payment')).toHaveLength(1);
  await expect(card(page).getByLabel('Card number')).toHaveValue('');
});

test('elements that go free their place, and come back empty', async ({ page }) => {
  await open(page);
  await ready(page);
  await fillCard(page);
  await page.getByRole('button', { name: 'Toggle' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Toggle' }).click();
  await expect(card(page).getByLabel('Card number')).toHaveValue('');
  await expect(page.locator('iframe')).toHaveCount(2);
});

test('a second element of a type, and a place inside a shadow tree, are mistakes of the page', async ({ page }) => {
  await open(page, { noaddress: '1' });
  await ready(page);
  const mistakes = await page.evaluate(() => {
    const elements = window.Stripe?.('pk_sandbox_test').elements({ mode: 'setup', currency: 'usd' });
    const shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    const inside = shadow.appendChild(document.createElement('div'));
    const tried = [
      () => elements?.create('payment').mount(inside),
      () => elements?.create('payment'),
      () => elements?.create('card'),
    ];
    return tried.map(attempt => {
      try {
        attempt();
        return 'fine';
      } catch (error) {
        return error instanceof Error ? `${error.name}: ${error.message}` : 'odd';
      }
    });
  });
  expect(mistakes[0]).toMatch(/^IntegrationError: .*shadow tree/);
  expect(mistakes[1]).toMatch(/^IntegrationError: There is a payment element already/);
  expect(mistakes[2]).toMatch(/does not offer an element of type 'card'/);
});

for (const theme of ['stripe', 'night'] as const) {
  test(`the frames fit 320 pixels and axe finds nothing (${theme})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await open(page, { theme });
    await ready(page);
    await pay(page);
    await expect(card(page).getByText('Enter the full card number.')).toBeVisible();
    for (const frame of page.frames().slice(1)) {
      expect(
        await frame.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBeLessThanOrEqual(0);
      expect(
        await frame.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight),
      ).toBeLessThanOrEqual(0);
    }
    const found = await new AxeBuilder({ page }).analyze();
    expect(
      found.violations.map(violation => `${violation.id}: ${violation.nodes.map(node => node.html).join(' ')}`),
    ).toEqual([]);
  });
}
