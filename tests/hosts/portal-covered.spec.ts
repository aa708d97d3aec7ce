import type { Page } from 'playwright/test';
import { memberPages } from '../../hosts/portal/area/member-pages.js';
import { trainingPages } from '../../hosts/portal/training/training-pages.js';
import { patience } from '../../scripts/lib/patience.mjs';
import { drawn, seedOfRun } from '../../scripts/lib/test-dates.mjs';
import { expect, test } from '../support/test.js';
import { coveredFocus } from './covered.js';
import { Member } from './member.js';

/** `npm run deep -- --only covered` goes through all pages. */
const isWhole = process.env['COVERED'] === 'all';

/** A phone, and a screen of 1280 × 1024 at 400 %. */
const windows = [
  { width: 375, height: 667 },
  { width: 320, height: 256 },
];

/** Presses of Tab on one page: a long list goes on as it began. */
const FAR = isWhole ? 200 : 60;

const paths = [
  ...memberPages.map(({ path }) => path),
  ...trainingPages.map(({ path }) =>
    path.replace(':contentId', 'cls_bike_climb-ride_20').replace(':workoutId', 'wko_member_200'),
  ),
];

const settled = (page: Page) =>
  page.evaluate(async () => {
    const isBusy = () => !document.querySelector('main h1') || document.querySelector('main [aria-busy=true]');
    for (let calm = 0; calm < 10; calm = isBusy() ? 0 : calm + 1) await new Promise(requestAnimationFrame);
  });

test('who goes through a page with Tab sees some of all that has the focus, on a phone and at 400 %', async ({
  page,
  world,
}) => {
  test.setTimeout(isWhole ? 0 : patience.begin);
  const seed = seedOfRun();
  const member = await new Member(page, world).of('training');
  await member.isSignedIn();
  const covered: string[] = [];
  let stops = 0;
  for (const path of isWhole ? paths : drawn(paths, seed, 4)) {
    for (const size of windows) {
      await page.setViewportSize(size);
      await page.goto(world.origins.portal + path);
      await settled(page);
      for (let presses = 0; presses < FAR; presses += 1) {
        await page.keyboard.press('Tab');
        // It scrolls there, and what sticks follows, with the next frame.
        const found = await page.evaluate(
          `new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done((${coveredFocus.toString()})()))))`,
        );
        const isAtEnd = await page.evaluate(() => document.activeElement === document.body);
        if (isAtEnd) break;
        stops += 1;
        if (typeof found === 'string') covered.push(`${path} at ${size.width} × ${size.height}: ${found}`);
      }
    }
  }
  expect(covered, `Seed ${seed}, ${stops} stops`).toEqual([]);
  expect(stops).toBeGreaterThan(0);
});
