import { pathToFileURL } from 'node:url';
import { key, openPage, shown } from '../support/page.js';
import { Person } from '../support/tab/person.js';
import { expect, test } from '../support/tab/test.js';

const root = new URL('../../', import.meta.url);

test('markup from the server shows without a script, and is taken over without a shift', async ({
  tab,
  world,
  gate,
}) => {
  const { prerender }: typeof import('../../src/prerender.js') = await import(
    pathToFileURL(new URL('dist/prerender/index.js', root).pathname).href
  );
  const { data }: { data: { items: object[] } } = await (
    await fetch(`${world.origins.sandbox}/offers?countryCode=US`, { headers: { 'X-Api-Key': key } })
  ).json();
  const markup = await prerender('echelon-offer-picker', { offers: data.items.slice(0, 3) });

  const { origin, open } = await gate(/\/cdn\/chunks\//, 'wait');
  await openPage(tab, world, {
    cdn: origin,
    head: `<script>window.shift = 0; new PerformanceObserver(list => { for (const entry of list.getEntries()) window.shift += entry.value; }).observe({ type: 'layout-shift', buffered: true });</script>`,
    body: `${markup}<p>Below</p>`,
  });
  const person = new Person(tab);
  await person.sees('button', 'Choose plan');
  /** Where the picker is, what is below it, and which node its first button is. */
  const look = () =>
    tab.evaluate(() => {
      const picker = document.querySelector('echelon-offer-picker');
      const button = picker?.shadowRoot?.querySelector('button');
      const isKept = Reflect.get(window, 'kept') === button;
      Reflect.set(window, 'kept', button);
      return {
        box: picker?.getBoundingClientRect().toJSON(),
        below: document.querySelector('p')?.getBoundingClientRect().top,
        isKept,
      };
    });
  const before = await look();
  open();
  await shown(tab, 'echelon-offer-picker');
  expect(await look(), 'the same node in the same place').toEqual({ ...before, isKept: true });
  // Only Chromium counts shifts; the others have the boxes above.
  expect(await tab.evaluate(() => Reflect.get(window, 'shift'))).toBe(0);
  await person.presses('button', 'Choose plan');
  await person.sees('heading', 'Membership Plan');
});
