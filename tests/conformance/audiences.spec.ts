import type { Gate } from '../support/gate.js';
import { key, openPage, shown, tags } from '../support/page.js';
import type { Tab } from '../support/tab/tab.js';
import { expect, test } from '../support/tab/test.js';
import { byAudience } from '../../src/widgets/table.js';

const ofOthers = tags.filter(tag => !byAudience.public.some(widget => widget.tag === tag));

/** The tags of other audiences that are in anything a page has downloaded. */
async function othersIn({ asked, origin }: Gate): Promise<string[]> {
  const files = [...new Set(asked.filter(path => path.startsWith('/cdn/')))];
  expect(files.length).toBeGreaterThan(2);
  const texts = await Promise.all(files.map(async path => (await fetch(origin + path)).text()));
  return ofOthers.filter(tag => texts.some(text => text.includes(tag)));
}

const isDefined = (tab: Tab, tag: string): Promise<boolean> =>
  tab.evaluate(name => customElements.get(name) !== undefined, tag);

const definitionsIn = ({ asked }: Gate): string[] =>
  asked.flatMap(path => /\/chunks\/(\w+)-definitions-/.exec(path)?.[1] ?? []);

test("a partner's page downloads nobody else's definitions, even with elements of its own", async ({
  tab,
  world,
  gate,
}) => {
  const files = await gate(/^$/, 'wait');
  await openPage(tab, world, {
    cdn: files.origin,
    body: '<echelon-offer-picker></echelon-offer-picker><echelon-signup></echelon-signup><partner-banner></partner-banner>',
  });
  await shown(tab, 'echelon-offer-picker');
  await shown(tab, 'echelon-signup');
  await tab.evaluate(() => document.body.append(document.createElement('partner-footer')));
  await tab.idle();
  expect(await othersIn(files)).toEqual([]);
  expect(await isDefined(tab, 'echelon-profile-editor')).toBe(false);
});

test("a member's element works wherever it is when the page loads", async ({ tab, world, gate }) => {
  const files = await gate(/^$/, 'wait');
  await openPage(tab, world, {
    cdn: files.origin,
    body: '<section><echelon-profile-editor></echelon-profile-editor></section>',
  });
  await shown(tab, 'echelon-profile-editor');
  await tab.idle();
  // Nor does a member's page download what only staff use.
  expect(definitionsIn(files)).toEqual(['member']);
  expect(await othersIn(files)).toContain('echelon-profile-editor');
});

test("a member's element that a script brings later works, amid other markup, with what it was given before", async ({
  tab,
  world,
}) => {
  await openPage(tab, world, { body: '<echelon-offer-picker></echelon-offer-picker>' });
  await shown(tab, 'echelon-offer-picker');
  expect(await isDefined(tab, 'echelon-redemption-box')).toBe(false);
  await tab.evaluate(() => {
    const box = Object.assign(document.createElement('echelon-redemption-box'), { code: 'LATER' });
    const article = document.createElement('article');
    article.append(document.createElement('p'), box);
    document.querySelector('main')?.append('Your account', article);
  });
  await shown(tab, 'echelon-redemption-box');
  expect(await tab.evaluate(() => Reflect.get(document.querySelector('echelon-redemption-box') ?? {}, 'code'))).toBe(
    'LATER',
  );
});

test("a member's element in a shadow root of the page's own works once the page waits for it", async ({
  tab,
  world,
}) => {
  await openPage(tab, world, { body: '<div id="app"></div>' });
  await tab.evaluate(async () => {
    const root = document.querySelector('#app')?.attachShadow({ mode: 'closed' });
    const element = document.createElement('echelon-security');
    root?.append(element);
    const { Echelon } = globalThis as unknown as { Echelon: { whenReady(target: Element): Promise<void> } };
    await Echelon.whenReady(element);
  });
  expect(await isDefined(tab, 'echelon-security')).toBe(true);
});

for (const [where, named] of [
  ['on the script tag', { audience: 'member staff' }],
  [
    'in its address',
    { tag: (src: string) => `<script type="module" src="${src}?audience=member+staff&apiKey=${key}"></script>` },
  ],
] as const) {
  test(`an audience that is named ${where} is defined before any of its elements is in the page`, async ({
    tab,
    world,
    gate,
  }) => {
    const files = await gate(/^$/, 'wait');
    await openPage(tab, world, { cdn: files.origin, body: '<p>Nothing here yet</p>', ...named });
    await tab.evaluate(async () => void (await customElements.whenDefined('echelon-family-manager')));
    await expect.poll(() => definitionsIn(files)).toEqual(['member', 'staff']);
    await tab.idle();
  });
}

test('a tag that nobody knows is looked for once with each audience, and no more', async ({ tab, world, gate }) => {
  const files = await gate(/^$/, 'wait');
  await openPage(tab, world, { cdn: files.origin, body: '<echelon-nothing></echelon-nothing>' });
  await expect.poll(() => definitionsIn(files)).toEqual(['member', 'training', 'commercial', 'staff']);
  await tab.evaluate(() => document.body.append(document.createElement('echelon-nothing')));
  await tab.idle();
  expect(definitionsIn(files)).toEqual(['member', 'training', 'commercial', 'staff']);
});

test('a page keeps its own link while definitions do not come, and asks for them again when it changes', async ({
  tab,
  world,
  gate,
  noise,
}) => {
  noise.allow(/could not be loaded|ERR_|CORS request did not succeed|dynamically imported module/i);
  const files = await gate(/\/member-definitions-/, 'refuse');
  await openPage(tab, world, {
    cdn: files.origin,
    body: '<echelon-security><a href="/security">Your security</a></echelon-security>',
  });
  await expect.poll(() => definitionsIn(files).length).toBeGreaterThan(0);
  await tab.idle();
  expect(await tab.evaluate(() => document.querySelector('echelon-security a')?.checkVisibility())).toBe(true);
  // Other engines keep a failed import for as long as a page lives.
  if (tab.engine !== 'chromium') return;
  files.open();
  await tab.evaluate(() => document.querySelector('main')?.append(document.createElement('echelon-security')));
  await shown(tab, 'echelon-security');
});
