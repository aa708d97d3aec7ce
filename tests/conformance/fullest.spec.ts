import { table } from '../../src/widgets/table.js';
import { openPage, shown } from '../support/page.js';
import type { Tab } from '../support/tab/tab.js';
import { expect, test } from '../support/tab/test.js';
import { enter } from './enter.js';
import {
  axeInBothSchemes,
  axeNoise,
  canLook,
  hostileNoise,
  placed,
  problemsInHostilePages,
  problemsWhenNarrow,
  styleLeaks,
} from './looks.js';
import { shownIn } from './shown-in.js';

/** What a person reads in a widget. */
const textOf = (tab: Tab, tag: string): Promise<string> =>
  tab.evaluate(name => {
    const root = document.querySelector(name)?.shadowRoot?.querySelector('[data-echelon-root]');
    return root instanceof HTMLElement ? root.innerText : '';
  }, tag);

// A page each, as axe judges a page, and because worlds differ; all promises on that page, as coming there takes longest.
for (const { tag } of table) {
  test.describe(tag, () => {
    test('looks well where it shows most: to axe, in hostile pages, in 320 px and under loud styles', async ({
      tab,
      world,
      noise,
    }) => {
      noise.allow(hostileNoise);
      noise.allow(axeNoise);
      const scene = shownIn[tag];
      const attributes = Object.entries(scene.attributes ?? {}).map(([name, value]) => ` ${name}="${value}"`);
      await openPage(tab, world, {
        head: canLook + (await enter(world, scene)),
        body: placed(`<${tag}${attributes.join('')}></${tag}>`),
      });
      await shown(tab, tag);
      await expect.poll(() => textOf(tab, tag), 'it shows what its line says').toContain(scene.sees);
      await tab.idle();
      // axe reads the same of a widget in every engine; signed-out.spec.ts has it look in each.
      if (tab.engine === 'chromium') expect.soft(await axeInBothSchemes(tab, [tag]), 'axe').toEqual({});
      expect.soft(await styleLeaks(tab, [tag]), 'loud styles').toEqual([]);
      expect.soft(await problemsInHostilePages(tab, [tag]), 'hostile pages').toEqual({});
      expect.soft(await problemsWhenNarrow(tab, [tag]), '320 px').toEqual({});
      // Other checks may have run meanwhile: this was the element that was checked.
      expect(await textOf(tab, tag)).toContain(scene.sees);
    });
  });
}
