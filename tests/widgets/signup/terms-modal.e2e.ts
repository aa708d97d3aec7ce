import { createServer } from 'node:http';
import type { Page } from 'playwright/test';
import { expect, test } from '../../support/test.js';
import type { World } from '../../support/world.js';

const paragraphs = (count: number) =>
  '<p>Please read these words with care, all of them, to the very end.</p>'.repeat(count);

const server = createServer();
let origin = '';

test.beforeAll(async () => {
  await new Promise<void>(resolve => {
    server.listen(0, resolve);
  });
  const at = server.address();
  if (typeof at === 'object' && at) origin = `http://localhost:${at.port}`;
});

test.afterAll(() => void server.close());

/** Opens the dialog on a stranger's page, over terms of the page's own. */
async function openTerms(page: Page, { origins }: World, terms: string): Promise<void> {
  // Served, not made up by the test: a page from nowhere may not ask this machine for anything.
  server
    .removeAllListeners('request')
    .on('request', ({ url }, response) =>
      response
        .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
        .end(
          url === '/terms.html'
            ? terms
            : `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Terms</title><link rel="icon" href="data:,"><script type="module" src="${origins.sandbox}/cdn/echelon.js"></script></head>` +
                '<body><main><h1>Terms</h1><echelon-terms-modal open src="/terms.html"></echelon-terms-modal></main>' +
                "<script>window.events = []; for (const type of ['echelon-terms-accepted', 'echelon-terms-declined']) addEventListener(type, event => events.push(type))</script></body></html>",
        ),
    );
  await page.goto(`${origin}/`);
}

const events = (page: Page) => page.evaluate(() => Reflect.get(window, 'events'));
const agree = (page: Page) => page.getByRole('button', { name: 'I Agree' });
const text = (page: Page) => page.locator('[part=text]');

const dirty =
  '<!doctype html><html><head><title>Not this</title></head><body><h1>Echelon  Terms and Conditions</h1><div class="a"><h2 id="one">One</h2>' +
  '<p style="color:red" onclick="bad()">Read <strong>this</strong> and <a href="https://example.com/x">that</a>, <a href="javascript:bad()">not</a> <a href="#one">up</a>.</p>' +
  '<script>window.bad = true</script><style>p{color:red}</style><img src="x" onerror="window.bad = true"><iframe srcdoc="x"></iframe></div></body></html>';

for (const own of [true, false]) {
  test(`foreign terms lose all but words and structure, by ${own ? "the browser's own sanitiser" : 'the one that is brought along'}`, async ({
    page,
    world,
  }) => {
    if (!own) await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'setHTML'));
    await openTerms(page, world, dirty);
    expect(await page.evaluate(() => 'setHTML' in Element.prototype)).toBe(own);
    await expect(text(page)).toHaveText(/One\s*Read this and that, not up\./);
    const html = await text(page).evaluate(box => box.innerHTML.trim().replace(/ (?:href|target|rel)="[^"]*"/g, ''));
    expect(html).toBe('<h3>One</h3><p>Read <strong>this</strong> and <a>that</a>, not up.</p>');
    const link = page.getByRole('link', { name: 'that' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
    expect(await page.evaluate(() => Reflect.get(window, 'bad'))).toBeUndefined();
  });
}

test('a visitor with a keyboard reaches the end, and agrees', async ({ page, world, axe }) => {
  await openTerms(page, world, paragraphs(200));
  await expect(text(page)).toContainText('Please read');
  await expect(agree(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(agree(page)).toHaveAccessibleDescription('Scroll to the end of the terms first');
  await agree(page).press('Enter');
  expect(await events(page)).toEqual([]);
  await axe(page);
  await page.getByRole('region', { name: 'Echelon Terms and Conditions' }).press('End');
  await expect(agree(page)).not.toHaveAttribute('aria-disabled');
  await expect(page.getByText('That’s the end. You can agree now.')).toBeAttached();
  await agree(page).press('Enter');
  expect(await events(page)).toEqual(['echelon-terms-accepted']);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('Scroll To Bottom leads to the end', async ({ page, world }) => {
  await openTerms(page, world, paragraphs(200));
  await page.getByRole('button', { name: 'Scroll To Bottom' }).click();
  await expect(agree(page)).not.toHaveAttribute('aria-disabled');
});

test('terms shorter than their box can be agreed to at once', async ({ page, world }) => {
  await openTerms(page, world, paragraphs(1));
  await agree(page).click();
  expect(await events(page)).toEqual(['echelon-terms-accepted']);
});

test('terms that come into view by a larger window have been reached', async ({ page, world }) => {
  await page.setViewportSize({ width: 400, height: 400 });
  await openTerms(page, world, paragraphs(12));
  await expect(text(page)).toContainText('Please read');
  await expect(agree(page)).toHaveAttribute('aria-disabled', 'true');
  await page.setViewportSize({ width: 800, height: 1200 });
  await expect(agree(page)).not.toHaveAttribute('aria-disabled');
});

test('Escape declines; terms without words cannot be agreed to', async ({ page, world }) => {
  await openTerms(page, world, '<div> </div>');
  await expect(page.getByText('We couldn’t load the terms.')).toBeVisible();
  await expect(agree(page)).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  expect(await events(page)).toEqual(['echelon-terms-declined']);
  await expect(page.getByRole('dialog')).toBeHidden();
});
