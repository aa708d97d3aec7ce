import type { Page } from 'playwright/test';
import { beginsAnew, signedIn } from './people.js';
import { expect, test } from './test.js';

/** What another system exports, as a spreadsheet of the Continent writes it. */
const fileOf = (name: string, ...rows: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(['\uFEFFS/N;Asset name;Model;Site', ...rows, ''].join('\r\n')),
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import machines' });

const checks = async (page: Page, file: ReturnType<typeof fileOf>) => {
  await page.getByRole('button', { name: 'Import…' }).click();
  await dialog(page).getByLabel('CSV file').setInputFiles(file);
  await dialog(page).getByRole('button', { name: 'Check the file' }).click();
};

const cellsOf = (page: Page, serialNumber: string) => page.getByRole('row').filter({ hasText: serialNumber });

test('an owner imports the list of another system, whose columns have other names', async ({ page, world, axe }) => {
  await beginsAnew(page, world);
  await signedIn(page, world, 'owner');
  await page.goto(`${world.origins.portal}/commercial/machines`);
  await checks(page, fileOf('assets.csv', 'NEW-0001;"Upstairs; left";row-9-pro;loc_airport', 'STRIDE9PRO-1001;Mine;;'));

  const here = dialog(page);
  await expect(here.getByText('The first row names no column serial_number.')).toBeFocused();
  await expect(here.getByRole('combobox', { name: 'Serial number' })).toHaveValue('0');
  await expect(here.getByRole('combobox', { name: 'Location' })).toHaveValue('3');
  await axe(page);

  // one column cannot be two things
  await here.getByRole('combobox', { name: 'Name' }).selectOption('Model: row-9-pro');
  await here.getByRole('button', { name: 'Check the file' }).click();
  await expect(here.getByText('Model is matched with Name already. Choose another column.')).toBeVisible();
  await expect(here.getByRole('combobox', { name: 'Model' })).toBeFocused();
  await here.getByRole('combobox', { name: 'Name' }).selectOption('Asset name: Upstairs; left, Mine');
  await here.getByRole('button', { name: 'Check the file' }).click();

  await expect(here.getByText('2 rows checked. Nothing has been imported yet.')).toBeFocused();
  await expect(here.getByText('Upstairs; left, Harbor Hotel Airport')).toBeVisible();
  await axe(page);
  await here.getByRole('button', { name: 'Import 2 machines' }).click();
  await expect(here.getByText('2 machines imported.')).toBeFocused();
  await here.getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('searchbox').fill('NEW-0001');
  await expect(cellsOf(page, 'NEW-0001')).toContainText('Upstairs; left');
  await expect(cellsOf(page, 'NEW-0001')).toContainText('Harbor Hotel Airport');
});

test('in a narrow page of dark colours the columns are matched as well', async ({ page, world, axe }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await beginsAnew(page, world);
  await signedIn(page, world, 'owner');
  await page.goto(`${world.origins.portal}/commercial/machines`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Import…' }).click();
  const here = dialog(page);
  await here.getByLabel('CSV file').setInputFiles(fileOf('assets.csv', 'NEW-0001;;row-9-pro;loc_airport'));
  await here.getByRole('button', { name: 'Check the file' }).click();
  await expect(here.getByText('The first row names no column serial_number.')).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await axe(page);
  await here.getByRole('button', { name: 'Check the file' }).click();
  await expect(here.getByText('1 row checked. Nothing has been imported yet.')).toBeFocused();
});
