import { layoutProblems } from '../../.storybook/checks/layout-problems.js';
import type { Tab } from '../support/tab/tab.js';
import { expect, test } from '../support/tab/test.js';

test.describe('the look at a layout', () => {
  const said = async (tab: Tab, body: string): Promise<string[]> => {
    // Declarative shadow roots come with a page that is parsed, not with content that is set.
    const html = `<!doctype html><style>body{margin:0;font:16px/1.5 sans-serif} p{margin:12px 0} button{font:inherit;padding:8px;border:0}</style><body>${body}</body>`;
    await tab.goto(`data:text/html;charset=utf-8,${encodeURIComponent(html)}`);
    return tab.evaluate(layoutProblems, 'html');
  };

  test('reports nothing for a page that is well', async ({ tab }) => {
    const well = [
      '<h1>Title</h1><p>Words that <a href="#a">lead</a> <a href="#b">somewhere</a>.</p><button>One</button> <button>Other</button>',
      '<div style="width:200px;overflow:auto;white-space:nowrap" tabindex="0">A long line that scrolls in a box of its own, as it should</div>',
      '<span style="position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden">For a screen reader only</span>',
      '<div style="position:relative"><input style="width:300px;padding-right:48px"><button style="position:absolute;left:312px;top:0;width:24px;height:24px;padding:0">x</button></div>',
      '<div style="height:40px;overflow:auto" tabindex="0"><p>One</p><p>Two</p><p>Three <button>Below</button></p></div><button>After</button>',
      '<details><summary>More</summary><button>Within</button></details><button>After</button>',
    ];
    expect(await said(tab, well.join(''))).toEqual([]);
  });

  for (const [what, body, words] of [
    ['what sticks out', '<p>Before</p><div style="width:3000px;height:9px"></div>', /sticks out/],
    [
      'words cut at their side',
      '<div style="width:60px;overflow:hidden;white-space:nowrap">A line that is cut</div>',
      /"A line that is cut" is cut off at its side/,
    ],
    [
      'words shortened without a way to read them',
      '<div style="width:60px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap">A line that is cut</div>',
      /is cut off at its side/,
    ],
    [
      'words cut below',
      '<div style="height:12px;overflow:hidden">A line<br>another line</div>',
      /is cut off above or below/,
    ],
    [
      'words over words',
      '<p>One line</p><p style="margin-top:-36px">Other line</p>',
      /"One line" and "Other line" lie over one another/,
    ],
    [
      'words that leave a box of fixed height',
      '<div style="height:20px;width:100px">Words that need more than one line</div><p>Next</p>',
      /lie over one another/,
    ],
    [
      'buttons over buttons',
      '<button>Save</button><button style="margin-left:-20px">Discard</button>',
      /<button> "Save" and <button> "Discard"/,
    ],
    [
      'a button over what is written',
      '<div style="position:relative"><input style="width:300px"><button style="position:absolute;left:250px;top:0">x</button></div>',
      /<input> and <button>/,
    ],
    [
      'targets that are small and near',
      '<button style="width:16px;height:16px;padding:0;overflow:hidden"></button><button style="width:16px;height:16px;padding:0;overflow:hidden"></button>',
      /16 × 16 px/,
    ],
    [
      'faults inside a shadow tree',
      '<div><template shadowrootmode="open"><div style="width:60px;overflow:hidden;white-space:nowrap"><slot></slot></div></template>A line that is cut</div>',
      /is cut off/,
    ],
  ] as const) {
    test(`finds ${what}`, async ({ tab }) => {
      expect((await said(tab, body)).join('\n')).toMatch(words);
    });
  }
});
