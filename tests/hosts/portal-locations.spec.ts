import type { Page } from 'playwright/test';
import { everyLogin } from '../../src/sandbox/world/logins.js';
import { expect, test } from '../support/test.js';
import type { World } from '../support/world.js';
import { Member } from './member.js';

const field = (page: Page) => page.getByRole('combobox', { name: 'Go to a location' });

/** Those that are found. A page has lists of its own. */
const found = (page: Page) => page.getByRole('listbox', { name: 'Go to a location' }).getByRole('option');

async function opens(page: Page, world: World, who: keyof typeof everyLogin, path: string): Promise<void> {
  const person = await new Member(page, world).of('commercial');
  await Object.assign(person, everyLogin[who]).isSignedIn();
  await page.goto(`${world.origins.portal}${path}`);
}

test.describe('who works with several locations', () => {
  test('goes from the codes of one to the codes of another by the keyboard', async ({ page, world, axe }) => {
    await opens(page, world, 'owner', '/commercial/locations/loc_downtown?tab=codes');
    await expect(field(page)).toHaveValue('Harbor Hotel Downtown');
    await field(page).focus();
    await page.keyboard.type('lake');
    await expect(found(page)).toHaveCount(1);
    await axe(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${world.origins.portal}/commercial/locations/loc_lakeside?tab=codes`);
    await expect(page.getByRole('heading', { name: 'Harbor Lakeside Club', level: 1 })).toBeVisible();
    await expect(field(page)).toHaveValue('Harbor Lakeside Club');
  });

  test('who looks and leaves again still reads where they are', async ({ page, world }) => {
    await opens(page, world, 'owner', '/commercial/locations/loc_downtown');
    await expect(field(page)).toHaveValue('Harbor Hotel Downtown');
    await field(page).click();
    await expect(found(page)).toHaveCount(4);
    await expect(page.getByRole('option', { name: /Harbor Hotel Downtown/ })).toBeDisabled();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(field(page)).toHaveValue('Harbor Hotel Downtown');
  });

  test('finds it in the drawer of a phone, which closes behind them', async ({ page, world, axe }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await opens(page, world, 'owner', '/commercial/locations/loc_downtown');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect(field(page)).toHaveValue('Harbor Hotel Downtown');
    await field(page).click();
    await expect(found(page)).toHaveCount(4);
    await axe(page);
    await page.getByRole('option', { name: /Harbor Hotel Airport/ }).click();
    await expect(page).toHaveURL(`${world.origins.portal}/commercial/locations/loc_airport`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Harbor Hotel Airport', level: 1 })).toBeVisible();
  });
});

test('who has one location is offered no other', async ({ page, world }) => {
  const read = page.waitForResponse(answer => answer.url().includes('/commercial/v1/locations?'));
  await opens(page, world, 'manager', '/commercial/locations/loc_downtown');
  await read;
  await expect(page.getByRole('heading', { name: 'Harbor Hotel Downtown', level: 1 })).toBeVisible();
  await expect(field(page)).toHaveCount(0);
});

test('who opens a machine of a searched list comes back to that search, and typing it was no step', async ({
  page,
  world,
}) => {
  const list = `${world.origins.portal}/commercial/machines`;
  await opens(page, world, 'owner', '/commercial/licenses');
  await page.getByRole('link', { name: 'Machines', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Name or serial number' }).pressSequentially('rower 2');
  const row = page.getByRole('button', { name: 'Row-9 Pro rower 2 ROW9PRO-1002' });
  await expect(page).toHaveURL(`${list}?q=rower+2`);
  await row.click();
  await expect(page).toHaveURL(`${list}?q=rower+2&machine=eqp_2`);
  const machine = page.getByRole('dialog', { name: 'Row-9 Pro rower 2' });
  await page.reload();
  await expect(machine).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${list}?q=rower+2`);
  await expect(machine).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(`${world.origins.portal}/commercial/licenses`);
});
