import type { Page } from 'playwright/test';
import { layoutProblems } from '../../.storybook/checks/layout-problems.js';
import { hostilePages } from '../support/hostile-pages.js';
import { openPage, shown, widgets } from '../support/page.js';
import { expect, test } from '../support/test.js';

/** What is wrong inside a box, two frames after the last change. */
async function problemsIn(page: Page, selector: string): Promise<string[]> {
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return page.evaluate(layoutProblems, selector);
}

/** Rules on the page for as long as the work takes. */
async function under<T>(page: Page, rules: string, work: () => Promise<T>): Promise<T> {
  const style = await page.addStyleTag({ content: rules });
  const answer = await work();
  await style.evaluate(element => element.parentNode?.removeChild(element));
  return answer;
}

const faults = (found: Record<string, string[]>) => Object.fromEntries(Object.entries(found).filter(([, problems]) => problems.length > 0));

for (const { tag } of widgets) {
  test.describe(tag, () => {
    test('keeps its layout in pages that were not made for it', async ({ page, world, noise }) => {
      noise.allow(/never\.woff2|OTS parsing|Failed to decode downloaded font/);
      await openPage(page, world, { body: `<div id="place"><${tag}></${tag}></div>` });
      await shown(page, tag);
      await page.waitForLoadState('networkidle');
      const found: Record<string, string[]> = {};
      for (const [name, rules] of Object.entries(hostilePages)) {
        found[name] = await under(page, rules, () => problemsIn(page, tag));
        found[`${name}, in 320 px`] = await under(page, `${rules} #place { display: block !important; clear: both; width: 320px !important }`, () => problemsIn(page, tag));
      }
      expect(faults(found)).toEqual({});
    });

    test('needs no sideways scrolling at 200 % zoom, nor in 320 px, right to left neither', async ({ page, world }) => {
      await openPage(page, world, { head: '<style>body{margin:0}</style>', body: `<div id="place"><${tag}></${tag}></div>` });
      await shown(page, tag);
      await page.waitForLoadState('networkidle');
      const found: Record<string, string[]> = {};
      for (const dir of ['ltr', 'rtl']) {
        await page.evaluate(direction => (document.documentElement.dir = direction), dir);
        await page.setViewportSize({ width: 1280, height: 800 });
        found[`320 px of a wide page, ${dir}`] = await under(page, '#place { width: 320px }', () => problemsIn(page, 'html'));
        // A browser's zoom of 200 % leaves half of a window's pixels.
        await page.setViewportSize({ width: 640, height: 400 });
        found[`200 % of 1280 px, ${dir}`] = await problemsIn(page, 'html');
        found[`400 % of 1280 px, ${dir}`] = await under(page, 'html { zoom: 2 }', () => problemsIn(page, 'html'));
        await page.setViewportSize({ width: 320, height: 800 });
        found[`a window of 320 px, ${dir}`] = await problemsIn(page, 'html');
      }
      expect(faults(found)).toEqual({});
    });
  });
}

test.describe('the look at a layout', () => {
  const said = async (page: Page, body: string): Promise<string[]> => {
    // Declarative shadow roots come with a page that is parsed, not with content that is set.
    const html = `<!doctype html><style>body{margin:0;font:16px/1.5 sans-serif} p{margin:12px 0} button{font:inherit;padding:8px;border:0}</style><body>${body}</body>`;
    await page.goto(`data:text/html;charset=utf-8,${encodeURIComponent(html)}`);
    return problemsIn(page, 'html');
  };

  test('says nothing of a page that is well', async ({ page }) => {
    const well = [
      '<h1>Title</h1><p>Words that <a href="#a">lead</a> <a href="#b">somewhere</a>.</p><button>One</button> <button>Other</button>',
      '<div style="width:200px;overflow:auto;white-space:nowrap" tabindex="0">A long line that scrolls in a box of its own, as it should</div>',
      '<span style="position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden">For a screen reader only</span>',
      '<div style="position:relative"><input style="width:300px;padding-right:48px"><button style="position:absolute;left:312px;top:0;width:24px;height:24px;padding:0">x</button></div>',
      '<div style="height:40px;overflow:auto" tabindex="0"><p>One</p><p>Two</p><p>Three <button>Below</button></p></div><button>After</button>',
      '<details><summary>More</summary><button>Within</button></details><button>After</button>',
    ];
    expect(await said(page, well.join(''))).toEqual([]);
  });

  for (const [what, body, words] of [
    ['what sticks out', '<p>Before</p><div style="width:3000px;height:9px"></div>', /sticks out/],
    ['words cut at their side', '<div style="width:60px;overflow:hidden;white-space:nowrap">A line that is cut</div>', /"A line that is cut" is cut off at its side/],
    ['words shortened without a way to read them', '<div style="width:60px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap">A line that is cut</div>', /is cut off at its side/],
    ['words cut below', '<div style="height:12px;overflow:hidden">A line<br>another line</div>', /is cut off above or below/],
    ['words over words', '<p>One line</p><p style="margin-top:-36px">Other line</p>', /"One line" and "Other line" lie over one another/],
    ['words that leave a box of fixed height', '<div style="height:20px;width:100px">Words that need more than one line</div><p>Next</p>', /lie over one another/],
    ['buttons over buttons', '<button>Save</button><button style="margin-left:-20px">Discard</button>', /<button> "Save" and <button> "Discard"/],
    ['a button over what is written', '<div style="position:relative"><input style="width:300px"><button style="position:absolute;left:250px;top:0">x</button></div>', /<input> and <button>/],
    ['targets that are small and near', '<button style="width:16px;height:16px;padding:0;overflow:hidden"></button><button style="width:16px;height:16px;padding:0;overflow:hidden"></button>', /16 × 16 px/],
    ['faults inside a shadow tree', '<div><template shadowrootmode="open"><div style="width:60px;overflow:hidden;white-space:nowrap"><slot></slot></div></template>A line that is cut</div>', /is cut off/],
  ] as const) {
    test(`finds ${what}`, async ({ page }) => {
      expect((await said(page, body)).join('\n')).toMatch(words);
    });
  }
});
