import { late, openPage, tags } from '../support/page.js';
import type { Tab } from '../support/tab/tab.js';
import { expect, test } from '../support/tab/test.js';
import type { World } from '../support/world.js';
import {
  axeInBothSchemes,
  canLook,
  hostileNoise,
  placed,
  problemsInHostilePages,
  problemsWhenNarrow,
  styleLeaks,
} from './looks.js';

/*
 * What widgets show to a user who is not signed in: much the same box in half of them, so all of them are looked at on
 * one page. Where each shows most is fullest.spec.ts.
 */

async function opensAll(tab: Tab, world: World): Promise<void> {
  await openPage(tab, world, { head: canLook, body: placed(tags.map(tag => `<${tag}></${tag}>`).join('')) });
  expect(await late(tab, tags)).toEqual([]);
  await tab.idle();
}

test('who is not signed in sees nothing that axe objects to, light and dark', async ({ tab, world }) => {
  await opensAll(tab, world);
  expect(await axeInBothSchemes(tab, tags)).toEqual({});
});

test('who is not signed in sees widgets keep their styles to themselves, and the page its own', async ({
  tab,
  world,
}) => {
  await opensAll(tab, world);
  expect(await styleLeaks(tab, tags)).toEqual([]);
});

test('who is not signed in sees widgets keep their layout in pages that were not made for them', async ({
  tab,
  world,
  noise,
}) => {
  noise.allow(hostileNoise);
  await opensAll(tab, world);
  expect(await problemsInHostilePages(tab, tags)).toEqual({});
});

test('who is not signed in scrolls no widget sideways at 200 % zoom, nor in 320 px, right to left neither', async ({
  tab,
  world,
}) => {
  await opensAll(tab, world);
  expect(await problemsWhenNarrow(tab, tags)).toEqual({});
});
