import type { Page } from 'playwright/test';
import { demoApiKeys } from '../../../src/sandbox/world/catalogue/keys.js';
import { Member } from '../../hosts/member.js';
import type { World } from '../../support/world.js';
import { signedIn } from './people.js';
import { expect, test } from './test.js';

const apiKey = demoApiKeys.find(({ name }) => name === 'Portal')?.key ?? '';

/** The person on this page opens so many more locations behind the browser's back. */
async function opensLocations(page: Page, { origins }: World, count: number): Promise<void> {
  await page.goto(`${origins.portal}/commercial/locations`);
  const jwt = await page.evaluate(() => localStorage.getItem('echelon-jwt') ?? '');
  for (let at = 1; at <= count; at++) {
    const response = await fetch(`${origins.sandbox}/commercial/v1/locations`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Api-Key': apiKey, Authorization: `Bearer ${jwt}` },
      body: JSON.stringify({ name: `Zuider Pier ${at}`, countryCode: 'US' }),
    });
    expect(response.status).toBeLessThan(300);
  }
}

test.beforeEach(async ({ page, world }) => {
  await new Member(page, world).of('commercial-busy');
});

test('an owner comes from a mail to all alarms, opens the machine of one, and comes back to the same page', async ({
  page,
  world,
}) => {
  const { portal } = world.origins;
  await signedIn(page, world, 'owner');
  await page.goto(`${portal}/commercial/locations?view=alerts`);
  const main = page.getByRole('main');
  await expect(main.getByRole('tab', { selected: true })).toHaveText(/^Alarms\d/);
  await main.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Fault', exact: true }).click();
  await expect(page).toHaveURL(/view=alerts&kind=fault$/);
  await main.getByRole('link', { name: /reports fault E04$/ }).click();
  await expect(page).toHaveURL(/\/machines\?machine=eqp_9$/);
  await expect(page.getByRole('dialog').getByText('Fault E04').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/view=alerts&kind=fault$/);
  await expect(main.getByRole('link', { name: /reports fault E04$/ })).toBeVisible();
  await main.getByRole('button', { name: 'Harbor Hotel Downtown' }).first().click();
  await expect(main.getByRole('tab', { name: 'Summary' })).toBeVisible();
  await page.goBack();
  await main.getByRole('tab', { name: 'Locations' }).click();
  await expect(page).toHaveURL(/\/commercial\/locations$/);
  await expect(main.getByRole('button', { name: 'Harbor Lakeside Club' })).toBeVisible();
  await page.goBack();
  await expect(main.getByRole('tab', { selected: true })).toHaveText(/^Alarms/);
});

test('who has more locations than a menu holds finds one by its name, which is there after a reload', async ({
  page,
  world,
}) => {
  const { portal } = world.origins;
  await signedIn(page, world, 'owner');
  await opensLocations(page, world, 10);
  for (const path of ['machines', 'licenses', 'orders']) {
    await page.goto(`${portal}/commercial/${path}`);
    await page.getByRole('main').getByRole('button', { name: 'Filter', exact: true }).click();
    const find = page.getByRole('menuitem', { name: 'Find a location…' });
    await expect(page.getByRole('menuitemradio', { name: /^Zuider/ })).toHaveCount(0);
    await find.click();
    const field = page.getByRole('dialog').getByRole('combobox', { name: 'Location' });
    await expect(field).toBeFocused();
    await page.keyboard.type('pier 10');
    await expect(page.getByRole('option')).toHaveText([/Zuider Pier 10/]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/locationId=/);
    const chip = page.getByRole('button', { name: /Location: Zuider Pier 10/ });
    await expect(chip).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Filter', exact: true })).toBeFocused();
    await page.reload();
    await expect(chip).toBeVisible();
    await chip.click();
    await expect(page).not.toHaveURL(/locationId=/);
  }
});
