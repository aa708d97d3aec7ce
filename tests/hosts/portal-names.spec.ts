import type { Page } from 'playwright/test';
import { everyLogin } from '../../src/sandbox/world/logins.js';
import { expect, test } from '../support/test.js';
import type { World } from '../support/world.js';
import { Member } from './member.js';
import { places, things, type Place } from './portal-places.js';

const arrives = async (page: Page, world: World, who: Place['who']) =>
  Object.assign(new Member(page, world), everyLogin[who]).isSignedIn();

const pageTitle = (page: Page) => page.getByRole('heading', { level: 1 });

test.beforeEach(async ({ page, world }) => {
  await new Member(page, world).of('default');
});

for (const { who, path, name, section } of things)
  test(`a page of one of the ${section}, ${path}, is called after it, and so is its window`, async ({
    page,
    world,
  }) => {
    await arrives(page, world, who);
    await page.goto(world.origins.portal + path);
    await expect(pageTitle(page)).toHaveText(name);
    const shown = await pageTitle(page).textContent();
    await expect(page).toHaveTitle(`${shown?.trim()} · ${section} · Echelon`);
  });

test('who opens a thing from its list hears what it is called, once it is there', async ({ page, world }) => {
  await arrives(page, world, 'member');
  await page.goto(`${world.origins.portal}/training/workouts`);
  const first = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await first.press('Enter');
  await expect(pageTitle(page)).toBeFocused();
  await expect(page).toHaveTitle(/^.+ · Workouts · Echelon$/);
  await expect(pageTitle(page)).toHaveText((await page.title()).split(' · ')[0] ?? '');
});

test('a machine beside its list names the window until it is closed', async ({ page, world }) => {
  await arrives(page, world, 'dealer');
  await page.goto(`${world.origins.portal}/commercial/machines?machine=eqp_12`);
  await expect(page).toHaveTitle('EX-9s Pro bike 12 · Machines · Echelon');
  await page.keyboard.press('Escape');
  await expect(page).toHaveTitle('Your machines · Echelon');
});

test('no two links of a page say the same and lead to different places', async ({ page, world }) => {
  test.slow();
  const wrong: string[] = [];
  let who: string | undefined;
  for (const place of places) {
    if (place.who !== who) await arrives(page, world, place.who);
    who = place.who;
    await page.goto(world.origins.portal + place.path);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    const found = await page.evaluate(() => {
      const textOf = (element: Element) => element.textContent.trim().replaceAll(/\s+/g, ' ');
      const main = document.querySelector('main');
      const all = (selector: string) => [...(main?.querySelectorAll<HTMLElement>(selector) ?? [])];
      const names = new Map<string, Set<string>>();
      for (const link of all('a[href]')) {
        // the day of a calendar's cell says which
        if (link.closest('[role=gridcell]')) continue;
        const name = link.getAttribute('aria-label') ?? textOf(link);
        names.set(name, (names.get(name) ?? new Set()).add(link.getAttribute('href') ?? ''));
      }
      return [...names]
        .filter(([, hrefs]) => hrefs.size > 1)
        .map(([name, hrefs]) => `“${name}” leads to ${[...hrefs].join(' and ')}`);
    });
    wrong.push(...found.map(one => `${place.path}: ${one}`));
  }
  expect(wrong).toEqual([]);
});
