import { Member } from '../../hosts/member.js';
import { expect, test } from '../../support/test.js';
import { keyboardOf } from '../keyboard-of.js';

test('a member builds a routine, does its first session, and finds it in their workouts', async ({ page, world }) => {
  const member = await new Member(page, world).of('training');
  await member.isSignedIn();
  await member.opens('/training/strength');
  await page.getByRole('button', { name: 'Build a routine' }).click();
  await expect(page).toHaveURL(/\?task=new$/);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Garage');
  await page.getByRole('searchbox', { name: 'Exercise' }).fill('press');
  await page.getByRole('button', { name: 'Add Overhead press' }).click();
  await page.getByRole('button', { name: 'Add Barbell bench press' }).click();
  await page.getByRole('button', { name: 'Save routine' }).click();
  await page.getByRole('link', { name: 'Start Day 1' }).click();

  await expect(page).toHaveURL(/\/training\/strength\/session\?routine=.+&day=1$/);
  await page.getByRole('button', { name: 'Start session' }).click();
  await expect(page.getByRole('heading', { name: 'Overhead press' })).toBeVisible();
  await page.getByRole('textbox', { name: /^Weight/ }).fill('45');
  await page.getByRole('textbox', { name: 'Reps', exact: true }).fill('8');
  await page.getByRole('button', { name: 'Set done' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Rest' })).toBeVisible();

  // the phone goes to sleep, and the page is loaded again
  await page.reload();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('img', { name: 'Set 1 done' })).toBeVisible();
  await page.getByRole('button', { name: 'Finish session' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish session' }).click();
  await page.getByRole('link', { name: 'See the workout' }).click();
  await expect(page).toHaveURL(/\/training\/workouts\//);
  await expect(page.getByRole('heading', { name: 'Garage', level: 1 })).toBeVisible();
});

test('by keyboard alone: a routine is started, a set is done, and the focus is where the next press is', async ({
  page,
  world,
}) => {
  const member = await new Member(page, world).of('training');
  await member.isSignedIn();
  await member.opens('/training/strength');
  const { press, reach, stays } = keyboardOf(page);
  await press(page.getByRole('link', { name: 'Start Push day' }));
  await press(page.getByRole('button', { name: 'Start session' }));
  await expect(page.getByRole('heading', { name: 'Barbell bench press' })).toBeVisible();
  await press(page.getByRole('button', { name: 'Set done' }));
  await expect(page.getByText(/^Set 2 of 2/)).toBeVisible();
  await stays();
  await reach(page.getByRole('button', { name: 'Set done' }));
});

test('a member looks at how an exercise gets on, and the address keeps it', async ({ page, world }) => {
  const member = await new Member(page, world).of('training');
  await member.isSignedIn();
  await member.opens('/training/strength');
  await page.getByRole('tab', { name: 'Progress' }).click();
  await expect(page).toHaveURL(/\?show=progress$/);
  await page.getByRole('combobox', { name: 'Exercise' }).selectOption({ label: 'Bent-over row' });
  await expect(page).toHaveURL(/exercise=/);
  await expect(page.getByText(/^Your estimated one-rep max of Bent-over row/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Your estimated one-rep max of Bent-over row/)).toBeVisible();
});
