import type { Page } from 'playwright/test';
import { beginsAnew, signedIn } from './people.js';
import { expect, test } from './test.js';

interface Look {
  path: string;
  /** What shows that it has come. */
  shows: string | RegExp;
  /** What is pressed before it is looked at. */
  press?: readonly string[];
}

const looks = {
  dealer: [
    { path: 'owners', shows: 'Harbor Hotels' },
    { path: 'orders', shows: 'Choose the location', press: ['New order'] },
    { path: 'orders?order=ord_draft', shows: 'Check and submit', press: ['Edit draft', 'Review'] },
  ],
  owner: [
    { path: 'locations', shows: 'Harbor Lakeside Club' },
    { path: 'locations/loc_downtown', shows: 'By stage' },
    { path: 'locations/loc_downtown?tab=codes', shows: 'Make a code' },
    { path: 'locations/loc_downtown?tab=users', shows: 'Cleo Banks' },
    { path: 'locations/loc_downtown?tab=partners', shows: 'Members of these partners train here.' },
    { path: 'machines', shows: 'Row-9 Pro rower 2' },
    { path: 'machines?machine=eqp_9', shows: 'Reported fault E04, 1 hour ago' },
    { path: 'licenses', shows: '10 of 12' },
    { path: 'orders', shows: 'Waits for approval' },
    { path: 'orders?order=ord_submitted', shows: 'Waits for the owner to approve it.' },
    { path: 'activate', shows: 'Code on the machine’s screen' },
  ],
} satisfies Record<string, readonly Look[]>;

const half = Math.ceil(looks.owner.length / 2);
const parts: readonly (readonly ['dealer' | 'owner', readonly Look[]])[] = [
  ['dealer', looks.dealer],
  ['owner', looks.owner.slice(0, half)],
  ['owner', looks.owner.slice(half)],
];

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

for (const [role, ofRole] of parts)
  test(`${role === 'dealer' ? 'a dealer' : 'an owner'} finds ${ofRole.map(({ path }) => path).join(', ')} with nothing for axe to say, on a screen and on a small dark phone`, async ({
    page,
    world,
    axe,
  }) => {
    await beginsAnew(page, world);
    await signedIn(page, world, role);
    for (const { path, shows, press = [] } of ofRole) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`${world.origins.portal}/commercial/${path}`);
      for (const name of press) await page.getByRole('button', { name, exact: true }).click();
      await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await axe(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize({ width: 320, height: 640 });
      await axe(page);
      expect(await width(page), path).toBeLessThanOrEqual(320);
    }
  });
