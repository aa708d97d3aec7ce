import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { graphOf } from '../../scripts/lib/graph.mjs';
import { downloads } from '../../scripts/size/downloads.mjs';
import { Visitor } from '../journeys/visitor.js';
import { openPage, shown } from '../support/page.js';
import { expect, test } from '../support/test.js';

// What `npm run size` counts by walking imports is what a browser asks for: neither more nor less.
const expected = downloads(graphOf(fileURLToPath(new URL('../../dist', import.meta.url))));

/** What the machine's speed and where the mouse rests decide: the notice for a user who waits for long, and what puts a tooltip in its place. Each is in a row of its own. */
const isChance = (path: string): boolean => /\/(?:patience-notice|anchored)-/.test(path);

/** Everything else that a page asks for under `/cdn/`, by its path under `dist`. */
function downloaded(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/cdn/') && !isChance(pathname)) asked.add(pathname.slice(1));
  });
  return asked;
}

const sorted = (files: Iterable<string>) => [...files].toSorted();

const pickerIs = (body: string, lang = 'en') => ({
  body: `<echelon-offer-picker ${body}></echelon-offer-picker>`,
  lang,
});

const cards = async (page: Page) => {
  await shown(page, 'echelon-offer-picker');
  await expect(page.locator('[data-offer] button').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
};

test('a picker, and then its panel', async ({ page, world }) => {
  const asked = downloaded(page);
  await openPage(page, world, pickerIs(''));
  await cards(page);
  expect(sorted(asked)).toEqual(sorted(expected.picker));
  await page
    .getByRole('button', { name: /Choose plan/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Subscribe', exact: true })).toBeVisible();
  expect(sorted(asked)).toEqual(sorted(expected.withPanel));
});

test("a picker with a page's appearance", async ({ page, world }) => {
  const asked = downloaded(page);
  await openPage(page, world, pickerIs(`appearance='{"accent":"#1f5a3d"}'`));
  await cards(page);
  expect(sorted(asked)).toEqual(sorted(expected.withAppearance));
});

for (const [language, files] of Object.entries(expected.inLanguage)) {
  test(`a picker in ${language}`, async ({ page, world }) => {
    const asked = downloaded(page);
    await openPage(page, world, pickerIs('', language));
    await cards(page);
    expect(sorted(asked)).toEqual(sorted(files));
  });
}

test("a partner's page with the whole signup, until its cards show and until Success", async ({ page, world }) => {
  const asked = downloaded(page);
  let release: () => void = () => undefined;
  const held = new Promise<void>(resolve => (release = resolve));
  await page.route(/\/offers\b/, async route => {
    await held;
    await route.continue();
  });
  const visitor = new Visitor(page, world);
  await visitor.opensPartnerPage();
  await visitor.sees('Pick your plan');
  await expect.poll(() => sorted(asked)).toEqual(sorted(expected.beforeCards));
  // Nothing signals that nothing more comes.
  await page.waitForTimeout(500);
  expect(sorted(asked)).toEqual(sorted(expected.beforeCards));
  release();
  await visitor.choosesOffer();
  await visitor.createsAccount();
  await visitor.pays();
  await visitor.agrees();
  await visitor.subscribes();
  await visitor.seesSuccess();
  await visitor.sees('Start your first class');
  expect(sorted(asked)).toEqual(sorted(expected.welcome));
  // what one has now keeps nobody from being told that it is done
  const last = [...expected.welcome].filter(file => !expected.success.has(file));
  expect(sorted([...asked].slice(-last.length))).toEqual(sorted(last));
});
