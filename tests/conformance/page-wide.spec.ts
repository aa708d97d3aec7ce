import { expect, test } from '../support/tab/test.js';
import { openPage, shown } from '../support/page.js';

test('calls made before the library has loaded are done when it has', async ({ tab, world }) => {
  await openPage(tab, world, {
    head: `<script>window.Echelon = window.Echelon || []; window.Echelon.push(echelon => echelon.whenReady('echelon-sign-in').then(() => { window.wasReady = true; }));</script>`,
    body: '<echelon-sign-in></echelon-sign-in>',
  });
  await expect.poll(() => tab.evaluate(() => Reflect.get(window, 'wasReady'))).toBe(true);
});

test('a second copy of the library leaves the first alone, and both share one session', async ({ tab, world }) => {
  await openPage(tab, world, { body: '<echelon-sign-in></echelon-sign-in>' });
  await shown(tab, 'echelon-sign-in');
  const first = await tab.evaluate(() => customElements.get('echelon-sign-in')?.name);
  await tab.evaluate(src => import(src), `${world.origins.sandbox}/cdn/echelon.js?second`);
  expect(await tab.evaluate(() => customElements.get('echelon-sign-in')?.name)).toBe(first);
});

test('fifty elements show, and no error escapes', async ({ tab, world }) => {
  await openPage(tab, world, { body: '<echelon-sign-in></echelon-sign-in>'.repeat(50) });
  await shown(tab, 'echelon-sign-in');
  expect(
    await tab.evaluate(
      () =>
        [...document.querySelectorAll('echelon-sign-in')].filter(element => element.shadowRoot?.querySelector('form'))
          .length,
    ),
  ).toBe(50);
});
