/*
 * The promises that hold for every widget of the table, in Chromium, Firefox and WebKit. A new promise is a test in
 * the loop below. It has a `tab` in place of Playwright's page (tests/support/tab/tab.ts):
 * - `openPage(tab, world, { head, body })` opens a stranger's page, and `shown(tab, tag)` waits for the widget;
 * - what is to be known is asked by `tab.evaluate(work, given)`: `work` runs in the page and is sent as its own text, so
 *   it uses nothing around it, and looks into `element.shadowRoot` itself; best is one question that answers with what is wrong;
 * - what a person does goes through `tab.press`, `tab.type`, `tab.click` and `tab.wheel`, or by name through a `Person`
 *   (tests/support/tab/person.ts);
 * - files that are late or never come are `gate(pattern, 'wait' | 'refuse')`, whose `origin` is given to openPage as `cdn`;
 * - what one engine cannot do is skipped with its reason: test.skip(tab.engine === 'webkit', 'it has no …').
 * `npm run engines -- --only firefox,conformance` runs it elsewhere; its table has a row for each title and a column for each widget.
 */
import { kebab } from '../../src/widgets/define.js';
import { openPage, sample, shown, widgets } from '../support/page.js';
import { expect, test } from '../support/tab/test.js';

const code = /\/cdn\/chunks\/(?!definitions)/;

for (const { tag, props, height, events } of widgets) {
  test.describe(tag, () => {
    test('reads its attributes, and forgets one that is removed', async ({ tab, world, noise }) => {
      noise.allow(/404/);
      const texts = Object.entries(props).map(([name, { type }]) => ({
        name,
        attribute: kebab(name),
        text: type === 'json' ? '[]' : type === 'boolean' ? '' : type === 'number' ? '7' : 'given',
        value: sample[type],
        type,
      }));
      await openPage(tab, world, {
        body: `<${tag} ${texts.map(({ attribute, text }) => `${attribute}="${text}"`).join(' ')}></${tag}>`,
      });
      await shown(tab, tag);
      const found = await tab.evaluate(
        ([name, all]) => {
          const element = document.querySelector(name);
          if (!element) return [];
          return all.map(({ name: of, attribute, type }) => {
            const value: unknown = Reflect.get(element, of);
            element.removeAttribute(attribute);
            const removed: unknown = Reflect.get(element, of);
            if (type === 'boolean') element.setAttribute(attribute, 'false');
            return { name: of, value, isForgotten: removed === undefined, no: Reflect.get(element, of) === false };
          });
        },
        [tag, texts] as const,
      );
      expect(found).toEqual(
        texts.map(({ name, value, type }) => ({ name, value, isForgotten: true, no: type === 'boolean' })),
      );
    });

    for (const [name] of Object.entries(props).filter(([, { type }]) => type === 'json')) {
      test(`says so when its attribute ${kebab(name)} is not JSON, and shows all the same`, async ({
        tab,
        world,
        noise,
      }) => {
        noise.allow(/could not read the attribute/);
        await openPage(tab, world, { body: `<${tag} ${kebab(name)}="{oops"></${tag}>` });
        await shown(tab, tag);
        await expect.poll(async () => (await noise.heard()).join('\n')).toContain('it is not JSON');
      });
    }

    test('takes properties that were set before it was defined, and keeps their identity', async ({
      tab,
      world,
      noise,
    }) => {
      noise.allow(/404/);
      const names = Object.entries(props).map(([name, { type }]) => ({ name, type }));
      await openPage(tab, world, {
        head: `<script>addEventListener('DOMContentLoaded', () => {
          const element = document.createElement('${tag}');
          window.given = { json: [], string: 'given', number: 7, boolean: true };
          for (const { name, type } of ${JSON.stringify(names)}) element[name] = window.given[type];
          document.querySelector('main').append(element);
        });</script>`,
      });
      await shown(tab, tag);
      const found = await tab.evaluate(
        ([name, all]) => {
          const element = document.querySelector(name);
          if (!element) return 'nothing is there';
          const given: object = Reflect.get(window, 'given');
          return {
            lost: all
              .filter(({ name: of, type }) => !Object.is(Reflect.get(element, of), Reflect.get(given, type)))
              .map(({ name: of }) => of),
            json: element
              .getAttributeNames()
              .filter(attribute => (element.getAttribute(attribute) ?? '').includes('[')),
          };
        },
        [tag, names] as const,
      );
      expect(found).toEqual({ lost: [], json: [] });
    });

    test('keeps what it shows when it is moved in the page', async ({ tab, world }) => {
      await openPage(tab, world, { body: `<section><${tag}></${tag}></section><aside></aside>` });
      await shown(tab, tag);
      const same = await tab.evaluate(async name => {
        const element = document.querySelector(name);
        const root = element?.shadowRoot?.querySelector('[data-echelon-root]')?.firstElementChild;
        if (!element || !root) return ['nothing is shown'];
        const aside = document.querySelector('aside');
        aside?.append(element);
        await new Promise(resolve => setTimeout(resolve, 50));
        const afterAppend = element.shadowRoot?.querySelector('[data-echelon-root]')?.firstElementChild === root;
        const section = document.querySelector('section');
        if (section && 'moveBefore' in section && typeof section.moveBefore === 'function')
          section.moveBefore(element, null);
        await new Promise(resolve => setTimeout(resolve, 50));
        const afterMove = element.shadowRoot?.querySelector('[data-echelon-root]')?.firstElementChild === root;
        return [afterAppend || 'lost by append', afterMove || 'lost by moveBefore'];
      }, tag);
      expect(same).toEqual([true, true]);
    });

    test('comes back after it was removed, and leaves nothing behind while it is gone', async ({ tab, world }) => {
      await openPage(tab, world, { body: `<${tag}></${tag}>` });
      await shown(tab, tag);
      const left = await tab.evaluate(async name => {
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

    test('is not shown, and costs nothing, while it is in no page', async ({ tab, world }) => {
      await openPage(tab, world);
      const children = await tab.evaluate(async name => {
        await customElements.whenDefined(name);
        const element = document.createElement(name);
        element.setAttribute('theme', 'dark');
        await new Promise(resolve => setTimeout(resolve, 50));
        return element.shadowRoot?.childNodes.length ?? 0;
      }, tag);
      expect(children).toBe(0);
    });

    test('lets none of its styles out and none of the page in', async ({ tab, world }) => {
      const hostile =
        '<style>html{font-size:62.5%} *{color:rgb(255,0,255)!important;letter-spacing:9px;text-transform:uppercase} button,input,p,h1,h2,h3,dialog{all:unset;border:9px solid lime!important;font:40px serif!important} .card,.title,.root{display:none!important}</style>';
      await openPage(tab, world, { head: hostile, body: `<p id="page">Page</p><${tag}></${tag}>` });
      await shown(tab, tag);
      const found = await tab.evaluate(name => {
        const own = document.querySelector(name)?.shadowRoot?.querySelector('[data-echelon-root] > *');
        const paragraph = document.querySelector('#page');
        if (!own || !paragraph) return undefined;
        const style = getComputedStyle(own);
        const button = own.querySelector('button');
        return {
          spacing: style.letterSpacing,
          transform: style.textTransform,
          size: style.fontSize,
          color: style.color,
          border: button ? getComputedStyle(button).borderTopColor !== 'rgb(0, 255, 0)' : true,
          page: getComputedStyle(paragraph).borderTopColor,
          sheets: document.adoptedStyleSheets.length,
        };
      }, tag);
      expect(found).toMatchObject({
        spacing: 'normal',
        transform: 'none',
        size: '16px',
        border: true,
        page: 'rgb(0, 255, 0)',
        sheets: 0,
      });
      expect(found?.color).not.toBe('rgb(255, 0, 255)');
    });

    test('reserves its height until it shows', async ({ tab, world, gate }) => {
      const { origin, open } = await gate(code, 'wait');
      await openPage(tab, world, { cdn: origin, body: `<${tag}></${tag}>` });
      const reserved = await tab.evaluate(async name => {
        await customElements.whenDefined(name);
        return document.querySelector(name)?.getBoundingClientRect().height ?? 0;
      }, tag);
      expect(reserved).toBeGreaterThanOrEqual(height);
      open();
      await shown(tab, tag);
    });

    test("shows the page's own link when its code cannot be loaded", async ({ tab, world, noise, gate }) => {
      noise.allow(/failed \(load\)|ERR_FAILED|ERR_EMPTY_RESPONSE|Failed to load|CORS request did not succeed/);
      const { origin } = await gate(code, 'refuse');
      await openPage(tab, world, {
        cdn: origin,
        // The link is seen before the script has come, too: what counts is what is seen once it has failed.
        head: '<script>window.failed = new Promise(resolve => addEventListener("echelon-error", resolve));</script>',
        body: `<${tag}><a href="/join">Join us another way</a></${tag}>`,
      });
      const isSeen = await tab.evaluate(async name => {
        await Reflect.get(window, 'failed');
        const link = document.querySelector(`${name} a`);
        return (link?.checkVisibility() && link.getBoundingClientRect().height > 0) ?? false;
      }, tag);
      expect(isSeen).toBe(true);
    });

    test('says in its events only what its definition names', async ({ tab, world }) => {
      const names = Object.keys(events).map(name => `echelon-${kebab(name)}`);
      await openPage(tab, world, {
        head: `<script>window.heard = []; const dispatch = EventTarget.prototype.dispatchEvent; EventTarget.prototype.dispatchEvent = function (event) { if (event.type.startsWith('echelon-')) window.heard.push([event.type, event.bubbles, event.composed, JSON.stringify(event.detail ?? null)]); return dispatch.call(this, event); };</script>`,
        body: `<${tag}></${tag}>`,
      });
      await shown(tab, tag);
      const heard: [string, boolean, boolean, string][] = await tab.evaluate(() => Reflect.get(window, 'heard'));
      for (const [type, bubbles, composed, detail] of heard) {
        expect([...names, 'echelon-ready', 'echelon-error']).toContain(type);
        expect([bubbles, composed]).toEqual([true, true]);
        expect(detail).not.toMatch(/eyJ/);
      }
      expect(heard.map(([type]) => type)).toContain('echelon-ready');
    });

    test('has nothing that axe objects to, light and dark', async ({ tab, world }) => {
      await openPage(tab, world, { body: `<${tag}></${tag}>` });
      await shown(tab, tag);
      await tab.idle();
      for (const theme of ['light', 'dark']) {
        await tab.evaluate(
          async ([name, now]) => {
            Object.assign(
              document.documentElement.style,
              now === 'dark'
                ? { colorScheme: 'dark', background: '#0e0f12', color: '#fff' }
                : { colorScheme: 'light', background: '#fff', color: '#000' },
            );
            document.querySelector(name)?.setAttribute('theme', now);
            await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          },
          [tag, theme] as const,
        );
        expect(await tab.axe(), theme).toEqual([]);
      }
    });
  });
}

test('axe looks into shadow trees and into frames of another origin', async ({ tab, world }) => {
  const nameless = '<img src="data:,">';
  const frame = `<!doctype html><html lang="en"><title>Frame</title><main><h1>Frame</h1>${nameless}</main></html>`;
  await openPage(tab, world, {
    body: `<div><template shadowrootmode="open">${nameless}</template></div><iframe title="Frame" src="data:text/html,${encodeURIComponent(frame)}"></iframe>`,
  });
  await tab.idle();
  expect((await tab.axe()).filter(text => text.startsWith('image-alt'))).toHaveLength(2);
});
