import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { AxeBuilder } from '@axe-core/playwright';
import * as v from 'valibot';
import { preview, type PreviewServer } from 'vite';
import { uiFacts } from '../../.storybook/ui-facts.js';
import { byAudience } from '../../src/widgets/table.js';
import { patience } from '../../scripts/lib/patience.mjs';
import { drawn, seedOfRun } from '../../scripts/lib/test-dates.mjs';
import { expect, test } from '../support/test.js';
import { openHandbook, walk } from './handbook/presses.js';

// The handbook as staff open it: built, and served as files. The stories' own tests run on the sources.
const root = fileURLToPath(new URL('../../', import.meta.url));
const index = v.object({
  entries: v.record(v.string(), v.object({ type: v.picklist(['story', 'docs']), title: v.string() })),
});
let folder: string;
let server: PreviewServer;
let entries: v.InferOutput<typeof index>['entries'];

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'echelon-storybook-'));
  await promisify(execFile)(process.execPath, ['scripts/storybook.mjs', '--build', '--output-dir', folder], {
    cwd: root,
  });
  ({ entries } = v.parse(index, JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'))));
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

test('a member of staff goes from widget to widget and reads its properties and events', async ({ page }) => {
  const keyOf = (tag: string) =>
    Object.keys(entries).find(key => key.endsWith(`-${tag.replace('echelon-', '')}--docs`)) ?? tag;
  const pageOf = (tag: string) => `?path=/docs/${keyOf(tag)}`;
  const storiesOn = (tag: string) => {
    const title = entries[keyOf(tag)]?.title;
    return Object.values(entries).filter(entry => entry.type === 'story' && entry.title === title).length;
  };
  // Each page shows all stories of its widget, with a back end each: one page for each audience, the one with the fewest, is
  // enough to see that pages are led to and read.
  const [first, ...others] = Object.values(byAudience).flatMap(widgets =>
    widgets
      .map(({ tag }) => ({ tag, stories: storiesOn(tag) }))
      .filter(({ stories }) => stories > 0)
      .toSorted((one, other) => one.stories - other.stories)
      .slice(0, 1)
      .map(({ tag }) => tag),
  );
  const shown = page.frameLocator('#storybook-preview-iframe');
  const docs = shown.locator('#storybook-docs');
  const reads = async (tag: string | undefined) => {
    // The first that has one starts a back end, and on a slow machine the handbook stands still for that long.
    await expect(docs, `The page of ${tag}`).toContainText(`<${tag}>`);
    // a widget may be a table itself
    await expect(docs.getByRole('table').filter({ hasText: 'theme' }).first()).toBeVisible();
    await expect(shown.locator('.sb-errordisplay')).toBeHidden();
  };
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}${pageOf(first ?? '')}`);
  await reads(first);
  for (const tag of others) {
    // As going forward in the browser's history does: the handbook shows another page without being loaded again.
    await page.evaluate(address => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, pageOf(tag));
    await reads(tag);
  }
});

for (const theme of ['light', 'dark']) {
  test(`a newcomer finds a piece from the front page (${theme}), where axe finds nothing`, async ({ page, noise }) => {
    noise.allow(/favicon/);
    await page.goto(
      `${server.resolvedUrls?.local[0] ?? ''}iframe.html?viewMode=docs&id=guide--docs&globals=theme:${theme}`,
    );
    await page.getByRole('searchbox', { name: 'Find a piece' }).fill('pricing');
    await expect(page.getByRole('link', { name: 'Pricing card' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Icon button' })).toBeHidden();
    const { violations } = await new AxeBuilder({ page }).include('#storybook-docs').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });
}

test('an integrator reads in the first group how to embed, and goes on to the settings, on a phone without scrolling sideways', async ({
  page,
  noise,
}) => {
  noise.allow(/favicon/);
  const first = Object.values(entries).filter(({ type }) => type === 'docs');
  expect(first.slice(0, 2).map(({ title }) => title)).toEqual(['Guide', 'Embed/Start']);
  await page.setViewportSize({ width: 390, height: 844 });
  const shown = page.frameLocator('#storybook-preview-iframe').locator('#storybook-docs');
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}?path=/docs/embed-start--docs`);
  await expect(shown).toContainText('data-api="https://api.example.com"');
  await shown.getByRole('link', { name: 'Settings' }).click();
  await expect(shown.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  for (const { title } of first.filter(({ title: name }) => name.startsWith('Embed/'))) {
    const id = `${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}--docs`;
    await page.goto(`${server.resolvedUrls?.local[0] ?? ''}iframe.html?viewMode=docs&id=${id}`);
    await expect(page.locator('#storybook-docs').getByRole('heading').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), title).toBeLessThanOrEqual(390);
  }
});

test("an integrator copies the code from a widget's page, as the controls and the toolbar have it", async ({
  page,
  noise,
}) => {
  noise.allow(/favicon/);
  await page.goto(
    `${server.resolvedUrls?.local[0] ?? ''}iframe.html?viewMode=docs&id=signup-offer-picker--docs&globals=theme:dark;language:fr-CA;brand:timberline`,
  );
  const html = page.locator('#storybook-docs pre').filter({ hasText: 'echelon.js' });
  const react = page.locator('#storybook-docs pre').filter({ hasText: 'import { configure' });
  await expect(html).toContainText('data-partner="timberline" data-locale="fr-CA"');
  await expect(html).toContainText('<echelon-offer-picker theme="dark">');
  const row = page.getByRole('row', { name: /^campaign / });
  await row.getByRole('button').click();
  await row.getByRole('textbox').fill('new-year');
  await expect(html).toContainText('<echelon-offer-picker campaign="new-year" theme="dark">');
  await expect(react).toContainText('campaign="new-year"');
  await expect(react).toContainText('onOfferChosen={detail => console.log(detail)}');
});

test("an engineer copies the code of a piece's states, in names that the package has or the code itself", async ({
  page,
  noise,
}) => {
  noise.allow(/favicon/);
  const exported = new Set(Object.values(uiFacts()).flatMap(facts => facts.components.map(({ name }) => name)));
  // One page of each group: those with a state of their own and those without.
  const ids = [
    'actions-button',
    'forms-checkbox',
    'feedback-banner',
    'navigation-tabs',
    'data-price',
    'page-side-panel',
  ];
  for (const id of ids) {
    await page.goto(`${server.resolvedUrls?.local[0] ?? ''}iframe.html?viewMode=docs&id=design-system-${id}--docs`);
    const show = page.locator('#storybook-docs').getByText('Show code');
    await expect(show.first()).toBeVisible();
    const shown = await show.count();
    for (let at = 0; at < shown; at += 1) await show.first().click();
    const code = page.locator('#storybook-docs pre');
    await expect(code).toHaveCount(shown + 1);
    await expect(code.filter({ hasText: /^</ }).first(), id).toBeVisible();
    /** Tags that a reader has not got. A story's own code comes a moment after its source. */
    const unknown = async () =>
      (await code.allTextContents()).flatMap(text =>
        [...text.matchAll(/(?<!\w)<([A-Za-z]\w*)(?=[\s/>])/g)]
          .map(([, name = '']) => name)
          .filter(name => {
            const isHtml = name === 'p' || /^[a-z]\w/.test(name);
            return !isHtml && !exported.has(name) && !text.includes(`function ${name}`);
          }),
      );
    await expect.poll(unknown, id).toEqual([]);
  }
});

test('an engineer reads on the page of a piece how to use it, all its states, its measures and its parts', async ({
  page,
  noise,
}) => {
  noise.allow(/favicon/);
  await page.goto(
    `${server.resolvedUrls?.local[0] ?? ''}iframe.html?viewMode=docs&id=design-system-actions-button--docs`,
  );
  const docs = page.locator('#storybook-docs');
  for (const name of [
    'Using it well',
    'When not to use it',
    'Keyboard',
    'Measures',
    'Properties of Button',
    'Import',
    'Parts',
    'Variables',
  ])
    await expect(docs.getByRole('region', { name, exact: true }).first()).toBeVisible();
  await expect(docs).toContainText('Button size lg, height 52 px (s.9)');
  await expect(docs).toContainText('--echelon-color-accent');
  await expect(docs.getByRole('heading', { name: 'Every Type Size And State' })).toBeVisible();
  await expect(page.locator('.sb-errordisplay')).toBeHidden();
});

test('a member of staff looks at a piece in a narrow window, where its measure has no room, and sees the piece', async ({
  page,
  noise,
}) => {
  noise.allow(/favicon/);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(
    `${server.resolvedUrls?.local[0] ?? ''}iframe.html?viewMode=story&id=design-system-feedback-toast--several`,
  );
  await expect(page.getByText('The receipt could not be sent.')).toBeVisible();
  // What is checked once a story has been played would take its place a moment later.
  await page.waitForFunction(() => document.body.classList.contains('sb-show-main'));
  await page.waitForTimeout(1500);
  await expect(page.locator('.sb-errordisplay')).toBeHidden();
});

/** Groups of the handbook in which widgets stand. */
const ofWidgets = /^(?:Signup|Journeys|Account|Training|Commercial|Staff)\//i;
/** `npm run deep -- --only presses` presses all there is in all of them. */
const isWhole = process.env['PRESSES'] === 'all';

test('who presses with a keyboard never loses the focus, in states of widgets that the commit draws', async ({
  context,
  noise,
}) => {
  // A story may be about what goes wrong.
  noise.allow(/./);
  test.setTimeout(isWhole ? 0 : patience.begin);
  const address = server.resolvedUrls?.local[0] ?? '';
  const seed = seedOfRun();
  const widgets = new Map<string, string[]>();
  for (const [id, { type, title }] of Object.entries(entries))
    if (type === 'story' && ofWidgets.test(title)) widgets.set(title, [...(widgets.get(title) ?? []), id]);
  expect(widgets.size).toBeGreaterThan(30);
  const stories = isWhole
    ? [...widgets.values()].flat()
    : drawn([...widgets.values()], seed, 15).flatMap((ofOne, at) => drawn(ofOne, seed + at));
  const lost: string[] = [];
  let presses = 0;
  let page = await context.newPage();
  await openHandbook(page, address);
  for (const [at, story] of stories.entries()) {
    // What stories leave behind in a page grows.
    if (at % 40 === 39) {
      await page.close();
      page = await context.newPage();
      await openHandbook(page, address);
    }
    const walked = await walk(page, {
      story,
      ...(!isWhole && { take: (all, way) => drawn(all, seed + at, way.length === 0 ? 3 : 1) }),
    });
    presses += walked.presses;
    lost.push(...walked.lost, ...(walked.broken === undefined ? [] : [`${story} does not begin: ${walked.broken}`]));
    if (isWhole) process.stdout.write(`${[`${story}: ${walked.presses} presses`, ...walked.lost].join('\n  ')}\n`);
  }
  expect(lost, `Seed ${seed}, ${presses} presses`).toEqual([]);
  expect(presses).toBeGreaterThan(0);
});
