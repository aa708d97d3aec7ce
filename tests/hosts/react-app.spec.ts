import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { build, preview, type PreviewServer } from 'vite';
import { key } from '../support/page.js';
import { expect, test } from '../support/test.js';

// What a developer gets who installs the package, imports a component and its styles, and builds with Vite as it comes.
let folder: string;
let server: PreviewServer;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'echelon-react-app-'));
  const root = fileURLToPath(new URL('react-app/', import.meta.url));
  await build({ root, configFile: false, logLevel: 'error', build: { outDir: folder } });
  server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port: 0, host: 'localhost' },
  });
});

test.afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const open = (page: Page, api: string) =>
  page.goto(`${server.resolvedUrls?.local[0] ?? ''}?${new URLSearchParams({ api, key }).toString()}`);

const card = (page: Page) => page.locator('[part=card] > div').first();
const colours = (page: Page) =>
  card(page).evaluate(element => {
    const { color, backgroundColor } = getComputedStyle(element);
    return { color, backgroundColor };
  });
const line = (page: Page) =>
  page
    .locator('[part=card]')
    .first()
    .evaluate(element => getComputedStyle(element).borderTopColor);

test('an app without colour schemes shows offers in the colours of a light page', async ({ page, world, axe }) => {
  await open(page, world.origins.sandbox);
  await card(page).waitFor();
  expect(await colours(page)).toEqual({ color: 'rgb(17, 19, 23)', backgroundColor: 'rgb(255, 255, 255)' });
  expect(await line(page)).not.toBe(await colours(page).then(({ color }) => color));
  await axe(page);
});

test('a visitor of that app chooses an offer, and the app learns which', async ({ page, world }) => {
  await open(page, world.origins.sandbox);
  await page
    .getByRole('button', { name: /^Choose plan/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Join: .+/);
});
