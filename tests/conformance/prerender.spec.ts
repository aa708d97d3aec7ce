import { pathToFileURL } from 'node:url';
import { expect, test } from '../support/test.js';
import { key, openPage, shown } from '../support/page.js';

const root = new URL('../../', import.meta.url);

test('markup from the server shows without a script, and is taken over without a shift', async ({ page, world }) => {
  const { prerender }: typeof import('../../src/prerender.js') = await import(pathToFileURL(new URL('dist/prerender/index.js', root).pathname).href);
  const { data }: { data: { items: object[] } } = await (await fetch(`${world.origins.sandbox}/offers?countryCode=US`, { headers: { 'X-Api-Key': key } })).json();
  const markup = await prerender('echelon-offer-picker', { offers: data.items.slice(0, 3) });

  let release: () => void = () => undefined;
  const held = new Promise<void>(resolve => (release = resolve));
  await page.route(/\/cdn\/chunks\//, async route => {
    await held;
    await route.continue();
  });
  await openPage(page, world, {
    head: `<script>window.shift = 0; new PerformanceObserver(list => { for (const entry of list.getEntries()) window.shift += entry.value; }).observe({ type: 'layout-shift', buffered: true });</script>`,
    body: `${markup}<p>Below</p>`,
  });
  const card = page.getByRole('button', { name: /Choose plan/ }).first();
  await expect(card).toBeVisible();
  const before = await page.locator('echelon-offer-picker').boundingBox();
  await card.evaluate(element => Reflect.set(window, 'kept', element));
  release();
  await shown(page, 'echelon-offer-picker');
  expect(await card.evaluate(element => element === Reflect.get(window, 'kept')), 'the same node').toBe(true);
  expect(await page.locator('echelon-offer-picker').boundingBox()).toEqual(before);
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0);
  await card.click();
  await expect(page.getByRole('heading', { name: 'Membership Plan' })).toBeVisible();
});
