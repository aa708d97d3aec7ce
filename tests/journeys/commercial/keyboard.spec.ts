import type { Locator, Page } from 'playwright/test';
import { everyLogin } from '../../../src/sandbox/world/logins.js';
import { beginsAnew } from './people.js';
import { expect, test } from './test.js';

/** Presses of Tab after which something counts as out of reach. */
const FAR = 120;

/** Where the focus is, and whether a ring shows it. Sent into the page as its own text. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const isThere = activeElement !== null && activeElement !== document.body;
    return { isThere, isSeen: isThere && activeElement.matches(':focus-visible') };
  });

const isFocused = (target: Locator) => target.evaluate(element => element === document.activeElement);

/** Somebody with nothing but a keyboard: the focus is seen wherever it stops, and is never lost by what they press. */
function keyboardOf(page: Page) {
  const stays = async () => expect(await focus(page), 'The focus is somewhere.').toMatchObject({ isThere: true });
  const reach = async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < FAR && !(await isFocused(target)); presses++) {
      await page.keyboard.press(key);
      const { isThere, isSeen } = await focus(page);
      // between the page's end and its beginning there is the browser
      expect(!isThere || isSeen, 'A ring shows where the focus is.').toBe(true);
    }
    await expect(target).toBeFocused();
  };
  return {
    reach,
    stays,
    async press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
      await reach(target);
      await page.keyboard.press(key);
    },
    async write(target: Locator, text: string): Promise<void> {
      await reach(target);
      await page.keyboard.type(text);
    },
  };
}

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
