import { everyLogin } from '../../../src/sandbox/world/logins.js';
import { keyboardOf } from '../keyboard-of.js';
import { beginsAnew } from './people.js';
import { expect, test } from './test.js';

test('an owner signs in, moves a machine on and makes an activation code by keyboard alone', async ({
  page,
  world,
}) => {
  await beginsAnew(page, world);
  const { portal } = world.origins;
  const { press, reach, stays, write } = keyboardOf(page);
  const { email, password } = everyLogin.owner;
  await page.goto(`${portal}/commercial/login`);
  await write(page.getByLabel('Email address'), email);
  await write(page.getByLabel('Password', { exact: true }), password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await press(page.getByRole('button', { name: 'Harbor Hotel Downtown' }));
  await expect(page.getByText('Workouts in 30 days')).toBeVisible();
  await stays();
  await press(page.getByRole('link', { name: 'See machines' }));
  await expect(page).toHaveURL(/\/commercial\/machines\?locationId=loc_downtown/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const row = page.getByRole('button', { name: /^EX-9s Pro bike 12\b/ });
  await press(row);
  const machine = page.getByRole('dialog', { name: 'EX-9s Pro bike 12' });
  await expect(machine).toBeVisible();
  await stays();
  await press(machine.getByRole('button', { name: 'Mark as installed' }), 'Space');
  await expect(machine.getByText('Moved to the next stage.')).toBeVisible();
  await stays();
  await reach(machine.getByRole('button', { name: 'More' }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Rename…' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(machine.getByRole('button', { name: 'More' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(machine).toBeHidden();
  await expect(row).toBeFocused();

  await reach(
    page.getByRole('navigation', { name: 'Locations' }).getByRole('link', { name: 'Locations' }),
    'Shift+Tab',
  );
  await page.keyboard.press('Enter');
  await press(page.getByRole('button', { name: 'Harbor Hotel Downtown' }));
  await reach(page.getByRole('tab', { name: 'Summary' }));
  await page.keyboard.press('ArrowRight');
  const tab = page.getByRole('tab', { name: 'Activation codes' });
  await expect(tab).toBeFocused();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[part="code"]', { hasText: 'DWNT-WN27' })).toBeVisible();
  await press(page.getByRole('button', { name: 'Make code' }));
  await expect(page.getByText('0 of 1 used')).toBeVisible();
  await stays();
});
