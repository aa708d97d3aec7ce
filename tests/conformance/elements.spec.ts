import { kebab } from '../../src/widgets/define.js';
import { expect, test } from '../support/test.js';
import { openPage, sample, shown, widgets } from '../support/page.js';

for (const { tag, props, height, events } of widgets) {
  test.describe(tag, () => {
    test('reads its attributes, and forgets one that is removed', async ({ page, world, noise }) => {
      noise.allow(/404/);
      const texts = Object.entries(props).map(([name, { type }]) => ({ name, attribute: kebab(name), text: type === 'json' ? '[]' : type === 'boolean' ? '' : type === 'number' ? '7' : 'given', value: sample[type], type }));
      await openPage(page, world, { body: `<${tag} ${texts.map(({ attribute, text }) => `${attribute}="${text}"`).join(' ')}></${tag}>` });
      await shown(page, tag);
      for (const { name, attribute, value, type } of texts) {
        expect(await page.locator(tag).evaluate((element, of) => Reflect.get(element, of), name), name).toEqual(value);
        const after = await page.locator(tag).evaluate((element, [of, named]) => {
          element.removeAttribute(named);
          return Reflect.get(element, of);
        }, [name, attribute] as const);
        expect(after, `${name} once removed`).toBeUndefined();
        if (type !== 'boolean') continue;
        const no = await page.locator(tag).evaluate((element, [of, named]) => {
          element.setAttribute(named, 'false');
          return Reflect.get(element, of);
        }, [name, attribute] as const);
        expect(no, `${name}="false"`).toBe(false);
      }
    });

    for (const [name] of Object.entries(props).filter(([, { type }]) => type === 'json')) {
      test(`says so when its attribute ${kebab(name)} is not JSON, and shows all the same`, async ({ page, world, noise }) => {
        noise.allow(/could not read the attribute/);
        const told = page.waitForEvent('console', message => message.text().includes('it is not JSON'));
        await openPage(page, world, { body: `<${tag} ${kebab(name)}="{oops"></${tag}>` });
        await shown(page, tag);
        await told;
      });
    }

    test('takes properties that were set before it was defined, and keeps their identity', async ({ page, world, noise }) => {
      noise.allow(/404/);
      const names = Object.entries(props).map(([name, { type }]) => ({ name, type }));
      await openPage(page, world, {
        head: `<script>addEventListener('DOMContentLoaded', () => {
          const element = document.createElement('${tag}');
          window.given = { json: [], string: 'given', number: 7, boolean: true };
          for (const { name, type } of ${JSON.stringify(names)}) element[name] = window.given[type];
          document.querySelector('main').append(element);
        });</script>`,
      });
      await shown(page, tag);
      const kept = await page.locator(tag).evaluate((element, all) => all.filter(({ name, type }) => !Object.is(Reflect.get(element, name), Reflect.get(Reflect.get(window, 'given'), type))).map(({ name }) => name), names);
      expect(kept).toEqual([]);
      const reflected = await page.locator(tag).evaluate(element => element.getAttributeNames().filter(name => (element.getAttribute(name) ?? '').includes('[')));
      expect(reflected, 'no JSON in attributes').toEqual([]);
    });

    test('keeps what it shows when it is moved in the page', async ({ page, world }) => {
      await openPage(page, world, { body: `<section><${tag}></${tag}></section><aside></aside>` });
      await shown(page, tag);
      const same = await page.evaluate(async name => {
        const element = document.querySelector(name);
        const root = element?.shadowRoot?.querySelector('[data-echelon-root]')?.firstElementChild;
        if (!element || !root) return ['nothing is shown'];
        const aside = document.querySelector('aside');
        aside?.append(element);
        await new Promise(resolve => setTimeout(resolve, 50));
        const afterAppend = element.shadowRoot?.querySelector('[data-echelon-root]')?.firstElementChild === root;
        const section = document.querySelector('section');
        if (section && 'moveBefore' in section && typeof section.moveBefore === 'function') section.moveBefore(element, null);
        await new Promise(resolve => setTimeout(resolve, 50));
        const afterMove = element.shadowRoot?.querySelector('[data-echelon-root]')?.firstElementChild === root;
        return [afterAppend || 'lost by append', afterMove || 'lost by moveBefore'];
      }, tag);
      expect(same).toEqual([true, true]);
    });

    test('comes back after it was removed, and leaves nothing behind while it is gone', async ({ page, world }) => {
      await openPage(page, world, { body: `<${tag}></${tag}>` });
      await shown(page, tag);
      const left = await page.evaluate(async name => {
        const element = document.querySelector(name);
        element?.remove();
        await new Promise(resolve => setTimeout(resolve, 50));
        const gone = element?.shadowRoot?.querySelectorAll('[data-echelon-root]').length;
        const inLight = element?.childElementCount;
        if (element) document.querySelector('main')?.append(element);
        await new Promise(resolve => setTimeout(resolve, 200));
        return { gone, inLight, back: element?.shadowRoot?.querySelectorAll('[data-echelon-root] > *').length };
      }, tag);
      expect(left).toEqual({ gone: 0, inLight: 0, back: 1 });
    });

    test('is not shown, and costs nothing, while it is in no page', async ({ page, world }) => {
      await openPage(page, world);
      const children = await page.evaluate(async name => {
        await customElements.whenDefined(name);
        const element = document.createElement(name);
        element.setAttribute('theme', 'dark');
        await new Promise(resolve => setTimeout(resolve, 50));
        return element.shadowRoot?.childNodes.length;
      }, tag);
      expect(children).toBe(0);
    });

    test('lets none of its styles out and none of the page in', async ({ page, world }) => {
      const hostile = '<style>html{font-size:62.5%} *{color:rgb(255,0,255)!important;letter-spacing:9px;text-transform:uppercase} button,input,p,h1,h2,h3,dialog{all:unset;border:9px solid lime!important;font:40px serif!important} .card,.title,.root{display:none!important}</style>';
      await openPage(page, world, { head: hostile, body: `<p id="page">Page</p><${tag}></${tag}>` });
      await shown(page, tag);
      const found = await page.evaluate(name => {
        const own = document.querySelector(name)?.shadowRoot?.querySelector('[data-echelon-root] > *');
        if (!own) return undefined;
        const style = getComputedStyle(own);
        const button = own.querySelector('button');
        return { spacing: style.letterSpacing, transform: style.textTransform, size: style.fontSize, color: style.color, border: button ? getComputedStyle(button).borderTopColor !== 'rgb(0, 255, 0)' : true };
      }, tag);
      expect(found).toMatchObject({ spacing: 'normal', transform: 'none', size: '16px', border: true });
      expect(found?.color).not.toBe('rgb(255, 0, 255)');
      expect(await page.locator('#page').evaluate(element => getComputedStyle(element).borderTopColor)).toBe('rgb(0, 255, 0)');
      expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    });

    test('reserves its height until it shows', async ({ page, world }) => {
      let release: () => void = () => undefined;
      const held = new Promise<void>(resolve => (release = resolve));
      await page.route(/\/cdn\/chunks\/(?!definitions)/, async route => {
        await held;
        await route.continue();
      });
      await openPage(page, world, { body: `<${tag}></${tag}>` });
      await page.evaluate(name => customElements.whenDefined(name), tag);
      const box = await page.locator(tag).boundingBox();
      expect(box?.height ?? 0).toBeGreaterThanOrEqual(height);
      release();
      await shown(page, tag);
    });

    test('shows the page\'s own link when its code cannot be loaded', async ({ page, world, noise }) => {
      noise.allow(/failed \(load\)|ERR_FAILED|Failed to load/);
      await page.route(/\/cdn\/chunks\/(?!definitions)/, route => route.abort());
      await openPage(page, world, { body: `<${tag}><a href="/join">Join us another way</a></${tag}>` });
      await expect(page.getByRole('link', { name: 'Join us another way' })).toBeVisible();
    });

    test('says in its events only what its definition names', async ({ page, world }) => {
      const names = Object.keys(events).map(name => `echelon-${kebab(name)}`);
      await openPage(page, world, {
        head: `<script>window.heard = []; const dispatch = EventTarget.prototype.dispatchEvent; EventTarget.prototype.dispatchEvent = function (event) { if (event.type.startsWith('echelon-')) window.heard.push([event.type, event.bubbles, event.composed, JSON.stringify(event.detail ?? null)]); return dispatch.call(this, event); };</script>`,
        body: `<${tag}></${tag}>`,
      });
      await shown(page, tag);
      const heard: [string, boolean, boolean, string][] = await page.evaluate(() => Reflect.get(window, 'heard'));
      for (const [type, bubbles, composed, detail] of heard) {
        expect([...names, 'echelon-ready', 'echelon-error']).toContain(type);
        expect([bubbles, composed]).toEqual([true, true]);
        expect(detail).not.toMatch(/eyJ/);
      }
      expect(heard.map(([type]) => type)).toContain('echelon-ready');
    });

    for (const theme of ['light', 'dark'] as const) {
      test(`has nothing that axe objects to (${theme})`, async ({ page, world, axe }) => {
        await openPage(page, world, { head: `<style>html{color-scheme:${theme};background:${theme === 'dark' ? '#0e0f12' : '#fff'};color:${theme === 'dark' ? '#fff' : '#000'}}</style>`, body: `<${tag} theme="${theme}"></${tag}>` });
        await shown(page, tag);
        await page.waitForLoadState('networkidle');
        await axe(page);
      });
    }

    test('fits into 320 px, right to left too', async ({ page, world }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await openPage(page, world, { dir: 'rtl', head: '<style>body{margin:0}</style>', body: `<${tag}></${tag}>` });
      await shown(page, tag);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  });
}
