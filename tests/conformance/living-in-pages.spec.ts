import type { Page } from 'playwright/test';
import { key, openPage, shown, type PageOptions } from '../support/page.js';
import { spellings } from '../support/spellings.js';
import { expect, test } from '../support/test.js';

// Plain Playwright throughout: every engine can run it.

const picker = 'echelon-offer-picker';
const offers = (page: Page) => page.locator(`${picker} [part=card]`).first();

test.describe('the language of a page', () => {
  test('may be spelled as content systems print it', async ({ page, world }) => {
    test.setTimeout(180_000);
    for (const [written] of spellings) {
      await openPage(page, world, { lang: written, body: `<${picker}></${picker}>` });
      await expect(offers(page), `lang="${written}"`).toBeVisible();
    }
  });

  test('may be spelled so on the script tag, too', async ({ page, world }) => {
    for (const written of ['fr_CA', 'zh_CN.UTF-8', 'en-US, fr', '***']) {
      await openPage(page, world, { body: `<${picker}></${picker}>`, tag: src => `<script type="module" src="${src}" data-api-key="${key}" data-locale="${written}"></script>` });
      await expect(offers(page), `data-locale="${written}"`).toBeVisible();
    }
  });
});

test.describe('whatever goes wrong before a widget shows', () => {
  /** What a page does to the language it runs in. */
  const pages = {
    'a formatter that throws': 'Intl.NumberFormat = class { constructor() { throw new RangeError("Incorrect locale information provided") } }',
    'no formatters at all': 'delete window.Intl',
    'a fetch that throws': 'window.fetch = () => { throw new TypeError("blocked") }',
    'storage that throws': 'for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get() { throw new Error("denied") } })',
    'frozen intrinsics': 'for (const of of [Object, Array, Function, Error, TypeError, RangeError, Promise, RegExp, Map, Set, WeakMap, String, Number, Date, Symbol]) { Object.freeze(of); Object.freeze(of.prototype); }',
    'no style sheets that are made by a script': 'window.CSSStyleSheet = class { constructor() { throw new TypeError("Illegal constructor") } }',
  };
  for (const [name, script] of Object.entries(pages)) {
    test(`ends in words with a way out, or does not matter: ${name}`, async ({ page, world, noise }) => {
      noise.allow(/.*/s);
      await openPage(page, world, { head: `<script>${script}</script>`, body: `<${picker}><a href="/join">Join us another way</a></${picker}><echelon-sign-in><a href="/in">Another way in</a></echelon-sign-in>` });
      for (const tag of [picker, 'echelon-sign-in']) {
        await expect.poll(() => page.evaluate(one => {
          const root = document.querySelector(one)?.shadowRoot;
          if (root?.querySelector('[part=failure]')) return root.querySelector('[part=failure] button') ? 'told' : 'told without a way out';
          const words = root?.querySelector('[data-echelon-root]')?.textContent ?? '';
          return root?.querySelector('[part=skeleton]') || !words ? 'a skeleton' : 'shown';
        }, tag), { message: tag, timeout: 15_000 }).toMatch(/^(?:told|shown)$/);
      }
    });
  }

  test('is said in an event, beside the page\'s own link, and can be tried again', async ({ page, world, noise }) => {
    noise.allow(/failed \(load\)|ERR_FAILED|Failed to load|NS_ERROR/);
    let isDown = true;
    await page.route(/\/cdn\/chunks\/(?!definitions)/, route => (isDown ? route.abort() : route.continue()));
    await openPage(page, world, {
      head: '<script>addEventListener("echelon-error", event => { window.told = event.detail.phase; });</script>',
      body: `<${picker}><a href="/join">Join us another way</a></${picker}>`,
    });
    await expect(page.getByRole('link', { name: 'Join us another way' })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'told'))).toBe('load');
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    // A browser that remembers that a module did not come says so again: the words stay, and no skeleton.
    await expect(offers(page).or(page.getByRole('button', { name: 'Try again' }))).toBeVisible();
  });
});

test.describe('the script tag', () => {
  const body = `<${picker}></${picker}>`;
  const ways: Record<string, PageOptions['tag']> = {
    'with a fragment in its address': src => `<script type="module" src="${src}#now" data-api-key="${key}"></script>`,
    'that a tag manager inserts': src => `<script>const tag = document.createElement('script'); tag.type = 'module'; tag.src = '${src}'; tag.dataset.apiKey = '${key}'; document.head.append(tag)</script>`,
    'that a tag manager inserts and removes, by what its address says': src => `<script>const tag = document.createElement('script'); tag.type = 'module'; tag.src = '${src}?apiKey=${key}#x'; document.head.append(tag); tag.remove()</script>`,
    'that is inserted and removed, by what the page says itself': src => `<script>window.Echelon = [echelon => echelon.configure({ apiKey: '${key}' })]; const tag = document.createElement('script'); tag.type = 'module'; tag.src = '${src}'; document.head.append(tag); tag.remove()</script>`,
  };
  for (const [name, tag] of Object.entries(ways)) {
    test(`${name} shows offers`, async ({ page, world }) => {
      await openPage(page, world, { body, ...(tag && { tag }) });
      await expect(offers(page)).toBeVisible();
    });
  }

  test('without a key says so on the console, and what to write', async ({ page, world, noise }) => {
    noise.allow(/.*/s);
    const told = page.waitForEvent('console', message => /no API key.*data-api-key/.test(message.text()));
    await openPage(page, world, { body, tag: src => `<script type="module" src="${src}"></script>` });
    await told;
  });
});

test.describe('what another framework writes', () => {
  test('in small letters is the property all the same', async ({ page, world }) => {
    await openPage(page, world, { body: `<${picker} countrycode="CA"></${picker}>` });
    await expect(offers(page)).toBeVisible();
    expect(await page.locator(picker).evaluate(element => Reflect.get(element, 'countryCode'))).toBe('CA');
    await expect(offers(page)).toContainText('CA$');
    await page.locator(picker).evaluate(element => element.setAttribute('countrycode', 'US'));
    await expect(offers(page)).not.toContainText('CA$');
  });

  test('as “[object Object]” is told once, with what to do', async ({ page, world, noise }) => {
    noise.allow(/could not read the attribute/);
    const heard: string[] = [];
    page.on('console', message => void heard.push(message.text()));
    await openPage(page, world, { body: `<${picker} appearance="[object Object]"></${picker}>`.repeat(3) });
    await shown(page, picker);
    const told = heard.filter(text => text.includes('a framework has written an object'));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('Set the property');
  });
});

test('an element that is adopted into another document and back keeps its look', async ({ page, world }) => {
  await openPage(page, world, { body: '<iframe title="Other" src="about:blank"></iframe><echelon-sign-in></echelon-sign-in>' });
  await shown(page, 'echelon-sign-in');
  const looks = await page.evaluate(async () => {
    const element = document.querySelector('echelon-sign-in');
    const other = document.querySelector('iframe')?.contentDocument;
    if (!element || !other) throw new Error('Nothing to move.');
    const look = () => {
      const field = element.shadowRoot?.querySelector('input');
      const style = field && element.ownerDocument.defaultView?.getComputedStyle(field);
      return [style?.fontSize, style?.borderTopWidth, style?.paddingLeft, String((element.shadowRoot?.adoptedStyleSheets.length ?? 0) > 1)].join(' ');
    };
    const settle = () => new Promise(resolve => setTimeout(resolve, 200));
    const found = [look()];
    other.body.append(other.adoptNode(element));
    await settle();
    found.push(look());
    document.querySelector('main')?.append(document.adoptNode(element));
    await settle();
    found.push(look());
    return found;
  });
  expect(new Set(looks).size, looks.join(' | ')).toBe(1);
  expect(looks[0]).toContain('true');
});

test('two hundred elements ask for the offers once', async ({ page, world }) => {
  const asked: string[] = [];
  page.on('request', request => { if (/\/offers/.test(request.url()) && request.method() === 'GET') asked.push(request.url()); });
  await openPage(page, world, { body: `<${picker}></${picker}>`.repeat(200) });
  await shown(page, picker);
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(1);
});
