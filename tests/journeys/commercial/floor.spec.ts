import type { Page } from 'playwright/test';
import { beginsAnew, signedIn } from './people.js';
import { expect, test } from './test.js';

const links = (page: Page) => page.getByRole('navigation', { name: 'Locations' }).getByRole('link');
const machine = (page: Page) => page.getByRole('dialog');
const does = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.beforeEach(async ({ page, world }) => {
  await beginsAnew(page, world);
});

test('a manager takes a machine out of service and moves a seat, and is offered nothing that only an owner decides', async ({
  page,
  world,
}) => {
  const { portal } = world.origins;
  await signedIn(page, world, 'manager');
  await page.goto(`${portal}/commercial/machines?machine=eqp_1`);
  await expect(machine(page).getByRole('heading', { name: 'Stride-9 Pro treadmill 1' })).toBeVisible();

  await does(page, 'Release: Seat');
  await does(page, 'Release the seat');
  await expect(machine(page).getByText('The seat is free.', { exact: true })).toBeVisible();
  await expect(machine(page).getByText('3 of 12 free here')).toBeVisible();
  await does(page, 'Give a seat: Seat');
  await does(page, 'Give it a seat');
  await expect(machine(page).getByText('It has a seat.')).toBeVisible();

  await does(page, 'More');
  const items = page.getByRole('menuitem');
  await expect(items.filter({ hasText: 'Take out of service…' })).toBeVisible();
  await expect(items.filter({ hasText: /trash|Release|Replace/ })).toHaveCount(0);
  await items.filter({ hasText: 'Take out of service…' }).click();
  await does(page, 'Take out of service');
  await expect(machine(page).getByText('It’s out of service. It keeps its seat.')).toBeVisible();
  await does(page, 'Close');
  await expect(page.getByRole('row').filter({ hasText: 'STRIDE9PRO-1001' })).toContainText(/Out of service.*Club/);

  // what is somebody else's is not there, whatever the address says
  await page.goto(`${portal}/commercial/machines?machine=eqp_20`);
  await expect(machine(page).getByText('Not at your locations')).toBeVisible();
  for (const location of ['loc_airport', 'loc_pulse', 'loc_nowhere']) {
    await page.goto(`${portal}/commercial/locations/${location}`);
    await expect(page.getByText('This location isn’t there')).toBeVisible();
  }
  await expect(links(page)).toHaveText(['Locations', 'Machines', 'Activate', 'Licenses', 'Your account']);
  await page.goto(`${portal}/commercial/orders`);
  await expect(page.getByRole('main').getByText('Your role doesn’t include this').last()).toBeVisible();
});

test('someone who works at a location reads everything there, reports a fault and changes nothing else', async ({
  page,
  world,
}) => {
  const { portal } = world.origins;
  await signedIn(page, world, 'clerk');
  await page.goto(`${portal}/commercial/locations`);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'New location' })).toBeHidden();
  await main.getByRole('button', { name: 'Harbor Hotel Downtown' }).click();
  await expect(main.getByText('10 of 12 seats used')).toBeVisible();
  await expect(main.getByRole('tab')).toHaveText(['Summary', 'Activation codes', 'Partners']);
  await expect(main.getByRole('button', { name: /Edit|Transfer|Snooze|Remove|More/ })).toHaveCount(0);
  await main.getByRole('tab', { name: 'Activation codes' }).click();
  await expect(main.locator('[part="code"]', { hasText: 'DWNT-WN27' })).toBeVisible();
  await expect(main.getByRole('button', { name: /Make code|Revoke/ })).toHaveCount(0);

  await page.goto(`${portal}/commercial/machines?machine=eqp_2`);
  await expect(machine(page).getByText('Last heard')).toBeVisible();
  await expect(machine(page).getByRole('button')).toHaveText(['', 'Report a fault']);
  await does(page, 'Report a fault');
  await page.getByLabel('What’s wrong?').fill('The left pedal is loose');
  await does(page, 'Report the fault');
  await expect(machine(page).getByText('Thanks. The fault is on record.')).toBeVisible();
  await expect(machine(page).getByText('The left pedal is loose').first()).toBeVisible();
  await does(page, 'Close');
  await expect(page.getByRole('row').filter({ hasText: 'ROW9PRO-1002' })).toContainText('Fault');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});
