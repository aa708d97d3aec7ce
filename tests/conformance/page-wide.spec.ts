import { setTimeout as sleep } from 'node:timers/promises';
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

test('a hundred elements that come and go leave nothing in memory', async ({ tab, world }) => {
  test.skip(tab.engine !== 'chromium', 'only Chromium collects its garbage and says what is left when it is asked');
  await openPage(tab, world, { body: '<div id="box"></div>' });
  const run = async (count: number) =>
    tab.evaluate(async times => {
      await customElements.whenDefined('echelon-sign-in');
      const box = document.querySelector('#box');
      for (let index = 0; index < times; index++) {
        const element = document.createElement('echelon-sign-in');
        box?.append(element);
        if ('whenReady' in element && typeof element.whenReady === 'function') await element.whenReady();
        element.remove();
        await new Promise(resolve => setTimeout(resolve, 0));
      }
    }, count);
  // Stores keep for a second what nobody listens to any more, and an engine that is short of time lets go later: what
  // counts is where it comes to rest.
  const heap = async (before = Infinity): Promise<number> => {
    await sleep(1500);
    const now = await tab.heap();
    return now < before * 0.999 ? heap(now) : Math.min(now, before);
  };
  await run(30);
  await run(10);
  const after10 = await heap();
  // What the engine learns of new code is no leak, and where others work too it learns late: what elements leave is
  // counted once it has, and may be no more than before.
  await run(110);
  const learnt = await heap();
  await run(90);
  expect((await heap()) - learnt).toBeLessThan(after10 * 0.05);
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
