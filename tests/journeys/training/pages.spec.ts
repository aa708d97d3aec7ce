import type { Page } from 'playwright/test';
import { Member } from '../../hosts/member.js';
import { expect, test } from '../../support/test.js';

/** Each page of the area, and what shows that it has come. */
const looks = [
  ['today', 'Last workout'],
  // not "This week": in its first minutes, a week has no workout yet
  ['workouts', 'Last week'],
  ['workouts/wko_member_200', 'Download'],
  ['calendar', 'Keep your streak'],
  ['trends', 'By type'],
  ['records', 'Personal bests'],
  ['plan', 'Made by rules'],
  ['classes', 'Picked for you'],
  ['classes/cls_bike_interval-ride_20', 'Start class'],
  ['strength', 'Push day'],
  ['strength?show=progress', 'Past sessions'],
  ['strength/session', 'Pick your first exercise'],
  ['badges', 'Closest to you'],
  ['challenges', 'A Thousand Minutes'],
] as const;

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

for (const half of [looks.slice(0, 4), looks.slice(4, 8), looks.slice(8, 11), looks.slice(11)])
  test(`a member finds ${half.map(([path]) => path).join(', ')} with nothing for axe to say, on a screen and on a small dark phone`, async ({
    page,
    world,
    axe,
  }) => {
    const member = await new Member(page, world).of('training');
    await member.isSignedIn();
    for (const [path, shows] of half) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: 1280, height: 800 });
      await member.opens(`/training/${path}`);
      await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await page.waitForLoadState('networkidle');
      await axe(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize({ width: 320, height: 640 });
      await axe(page);
      expect(await width(page), `${path} at 320 px`).toBeLessThanOrEqual(320);
    }
  });
