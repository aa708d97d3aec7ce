import type { Page } from 'playwright/test';
import { Member } from '../../hosts/member.js';
import { keyboardOf } from '../keyboard-of.js';
import { expect, test } from '../../support/test.js';

const shown = (page: Page) => page.getByText(/^\d+ of \d+ workouts$/);

const numbersIn = async (page: Page) => ((await shown(page).textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];

test('a member goes from home to the day, looks at the last workout, and deletes two of a year that come back', async ({
  page,
  world,
}) => {
  const member = await new Member(page, world).of('training');
  await member.isSignedIn();
  await member.opens('/');
  await page.getByRole('link', { name: 'Training', exact: true }).click();
  await expect(page).toHaveURL(`${world.origins.portal}/training/today`);
  await expect(
    page
      .getByText('Today in your plan')
      .or(page.getByText(/in your plan/))
      // what was done may have filled the week
      .or(page.getByText('Your week is done'))
      .first(),
  ).toBeVisible();
  const last = page.locator('section', { hasText: 'Last workout' }).getByRole('link').first();
  const title = (await last.textContent()) ?? '';
  await last.click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(`${title} · Workouts · Echelon`);

  await page.getByRole('link', { name: 'Workouts', exact: true }).click();
  await expect(shown(page)).toBeVisible();
  const [, all = 0] = await numbersIn(page);
  await page.getByRole('button', { name: 'Show earlier workouts' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(shown(page)).toHaveText(`120 of ${all} workouts`);
  await page.reload();
  await expect(shown(page)).toHaveText(`120 of ${all} workouts`);

  await page.getByRole('button', { name: 'Select', exact: true }).click();
  const boxes = page.getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('button', { name: 'Delete 2 workouts' }).click();
  await expect(page.getByText(/^2 workouts deleted/)).toBeVisible();
  await expect(shown(page)).toHaveText(`120 of ${all - 2} workouts`);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(shown(page)).toHaveText(`120 of ${all} workouts`);
});

test('a member filters, opens one of what is left, and comes back to the same list', async ({ page, world }) => {
  const member = await new Member(page, world).of('training');
  await member.isSignedIn();
  await member.opens('/training/workouts');
  const all = (await shown(page).textContent()) ?? '';
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('menuitemradio', { name: /^Row/ }).click();
  await expect(page).toHaveURL(/\?type=row$/);
  await expect(page.getByRole('button', { name: 'Remove filter Type: Row' })).toBeVisible();
  // The chip is there before the answer is: until then the line still tells of all workouts.
  await expect(shown(page)).not.toHaveText(all);
  const before = await shown(page).textContent();
  await page
    .getByRole('link', { name: /Row, .+ \d+ ?min/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/training\/workouts\/wko_/);
  await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
  await page.goBack();
  await expect(shown(page)).toHaveText(before ?? '');
});

test('by keyboard alone: a day of the month, its workout, and the metrics of its graph', async ({ page, world }) => {
  const member = await new Member(page, world).of('training');
  await member.isSignedIn();
  await member.opens('/training/calendar');
  const { press, reach, stays } = keyboardOf(page);
  const grid = page.getByRole('grid');
  await expect(grid).toBeVisible();
  await reach(grid.locator('[tabindex="0"]').first());
  await page.keyboard.press('PageUp');
  await expect(page).toHaveURL(/\?month=\d{4}-\d{2}$/);
  await stays();
  // the first day of that month that has a workout
  const day = grid.getByRole('button', { name: /: [1-9]\d* workouts?/ }).first();
  await expect(day).toBeVisible();
  // day by day, and never into another month: the first of that would be another day
  const dateOf = async (of: typeof day) => Date.parse((await of.getAttribute('data-day')) ?? '');
  const apart = Math.round(((await dateOf(day)) - (await dateOf(grid.locator('[data-day]:focus')))) / 86_400_000);
  for (let presses = 0; presses < Math.abs(apart); presses++)
    await page.keyboard.press(apart < 0 ? 'ArrowLeft' : 'ArrowRight');
  await expect(day).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page.locator('[part="day-list"]').getByRole('link').first());
  await expect(page).toHaveURL(/\/training\/workouts\/wko_/);
  await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
  await reach(page.getByRole('button', { name: 'Download' }));
  await stays();
});
