import type { Page } from 'playwright/test';
import { routes } from '../../hosts/portal/routes.js';
import { layoutProblems } from '../../.storybook/checks/layout-problems.js';
import { expect, test } from '../support/test.js';
import { edgeProblems } from './edges.js';
import { Member } from './member.js';

const pathsOf = (within: 'member' | undefined) =>
  routes.filter(route => route.within === within).map(({ path }) => path);

/** All that is fetched has come: nothing has been busy for ten frames. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const isBusy = () => !document.querySelector('main h1') || document.querySelector('main [aria-busy=true]');
    for (let calm = 0; calm < 10; calm = isBusy() ? 0 : calm + 1) await new Promise(requestAnimationFrame);
  });

/** Pages of one thing alone have it in their middle, whatever address led there. */
const alone = ['/login', '/logout', '/nowhere'];

const isAlone = (page: Page): boolean => alone.includes(new URL(page.url()).pathname);

/** What stands off the lines, page by page, on a screen and on a small phone. */
async function offTheLines(page: Page, portal: string, paths: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  for (const path of paths) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(portal + path);
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      const edges = await page.evaluate(edgeProblems, { isAlone: isAlone(page) });
      // What it says of things over one another is for a page that is not scrolled, without a bar along its edge.
      const cut = (await page.evaluate(layoutProblems, 'html')).filter(problem => problem.includes(' is cut off '));
      problems.push(...[...edges, ...cut].map(problem => `${path} at ${width}: ${problem}`));
    }
  }
  return problems;
}

test('a member finds every page of the area on one column with two measures, and nothing cut off', async ({
  page,
  world,
}) => {
  const member = await new Member(page, world).of('family');
  await member.isSignedIn();
  expect(await offTheLines(page, world.origins.portal, pathsOf('member'))).toEqual([]);
});

test('a visitor finds every page that needs no account on the same column', async ({ page, world }) => {
  expect(await offTheLines(page, world.origins.portal, ['/', ...pathsOf(undefined), '/nowhere'])).toEqual([]);
});
