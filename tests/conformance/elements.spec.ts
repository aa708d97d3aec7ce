/*
 * The promises that hold for every widget of the table, in Chromium, Firefox and WebKit. A new promise is a test here: one
 * page with all widgets on it, and an answer that names those that broke it. It has a `tab` in place of Playwright's page
 * (tests/support/tab/tab.ts):
 * - `openPage(tab, world, { head, body })` opens a stranger's page, and `late(tab, tags)` waits for the widgets;
 * - what is to be known is asked by `tab.evaluate(work, given)`: `work` runs in the page and is sent as its own text, so
 *   it uses nothing around it, and looks into `element.shadowRoot` itself; best is one question that answers with what is wrong;
 * - what a person does goes through `tab.press`, `tab.type`, `tab.click` and `tab.wheel`, or by name through a `Person`
 *   (tests/support/tab/person.ts);
 * - files that are late or never come are `gate(pattern, 'wait' | 'refuse')`, whose `origin` is given to openPage as `cdn`;
 * - what one engine cannot do is skipped with its reason: test.skip(tab.engine === 'webkit', 'it has no …').
 * How widgets look is asked in fullest.spec.ts, where each shows most, and in signed-out.spec.ts.
 * `npm run engines -- --only firefox,conformance` runs it elsewhere; its table has a row for each title.
 */
import { commonProps, kebab, type Definition } from '../../src/widgets/element/define.js';
import { byAudience } from '../../src/widgets/table.js';
import { late, openPage, sample, tags, widgets as defined } from '../support/page.js';
import { expect, test } from '../support/tab/test.js';
import { patience } from '../../scripts/lib/patience.mjs';

/** With the properties that every widget has. */
const widgets = defined.map(definition => ({ ...definition, props: { ...commonProps, ...definition.props } }));
const code = /\/cdn\/chunks\/(?!(?:\w+-)?definitions-)/;
const each = (markup: (tag: string) => string): string => tags.map(markup).join('');
/** The answer of a page with every widget when none of them breaks its promise. */
const everyWidget = <T>(answer: T): Record<string, T> => Object.fromEntries(tags.map(tag => [tag, answer]));

test('every widget reads its attributes, and forgets one that is removed', async ({ tab, world, noise }) => {
  noise.allow(/404/);
  const all = widgets.map(({ tag, props }) => ({
    tag,
    texts: Object.entries(props).map(([name, { type }]) => ({
      name,
      attribute: kebab(name),
      text: type === 'json' ? '[]' : type === 'boolean' ? '' : type === 'number' ? '7' : 'given',
      value: sample[type],
      type,
    })),
  }));
  const written = all.map(
    ({ tag, texts }) => `<${tag} ${texts.map(({ attribute, text }) => `${attribute}="${text}"`).join(' ')}></${tag}>`,
  );
  await openPage(tab, world, { body: written.join('') });
  expect(await late(tab, tags)).toEqual([]);
  const found = await tab.evaluate(
    given =>
      Object.fromEntries(
        given.map(({ tag, texts }) => {
          const element = document.querySelector(tag);
          if (!element) return [tag, []];
          const read = texts.map(({ name, attribute, type }) => {
            const value: unknown = Reflect.get(element, name);
            element.removeAttribute(attribute);
            const removed: unknown = Reflect.get(element, name);
            if (type === 'boolean') element.setAttribute(attribute, 'false');
            return { name, value, isForgotten: removed === undefined, no: Reflect.get(element, name) === false };
          });
          return [tag, read];
        }),
      ),
    all,
  );
  for (const { tag, texts } of all) {
    const wanted = texts.map(({ name, value, type }) => ({ name, value, isForgotten: true, no: type === 'boolean' }));
    expect.soft(found[tag], tag).toEqual(wanted);
  }
});

test('every widget says so when an attribute is not JSON, and shows all the same', async ({ tab, world, noise }) => {
  noise.allow(/could not read the attribute/);
  const broken = widgets.flatMap(({ tag, props }) =>
    Object.entries(props)
      .filter(([, { type }]) => type === 'json')
      .map(([name]) => ({ tag, attribute: kebab(name) })),
  );
  await openPage(tab, world, {
    body: broken.map(({ tag, attribute }) => `<${tag} ${attribute}="{oops"></${tag}>`).join(''),
  });
  expect(await late(tab, tags)).toEqual([]);
  const silent = async () => {
    const said = await noise.complaints();
    return broken.filter(
      ({ tag, attribute }) =>
        !said.some(
          text =>
            text.includes(`<${tag}> could not read the attribute "${attribute}"`) && text.includes('it is not JSON'),
        ),
    );
  };
  await expect.poll(silent).toEqual([]);
});

test('every widget takes properties that were set before it was defined, and keeps their identity', async ({
  tab,
  world,
  noise,
}) => {
  noise.allow(/404/);
  const all = widgets.map(({ tag, props }) => ({
    tag,
    names: Object.entries(props).map(([name, { type }]) => ({ name, type })),
  }));
  await openPage(tab, world, {
    head: `<script>addEventListener('DOMContentLoaded', () => {
      window.given = { json: [], string: 'given', number: 7, boolean: true };
      for (const { tag, names } of ${JSON.stringify(all)}) {
        const element = document.createElement(tag);
        for (const { name, type } of names) element[name] = window.given[type];
        document.querySelector('main').append(element);
      }
    });</script>`,
  });
  expect(await late(tab, tags)).toEqual([]);
  const found = await tab.evaluate(
    given =>
      Object.fromEntries(
        given.map(({ tag, names }) => {
          const element = document.querySelector(tag);
          if (!element) return [tag, 'nothing is there'];
          const set: object = Reflect.get(window, 'given');
          return [
            tag,
            {
              lost: names
                .filter(({ name, type }) => !Object.is(Reflect.get(element, name), Reflect.get(set, type)))
                .map(({ name }) => name),
              json: element
                .getAttributeNames()
                .filter(attribute => (element.getAttribute(attribute) ?? '').includes('[')),
            },
          ];
        }),
      ),
    all,
  );
  expect(found).toEqual(everyWidget({ lost: [], json: [] }));
});

test('every widget keeps what it shows when it is moved in the page', async ({ tab, world }) => {
  await openPage(tab, world, { body: each(tag => `<section><${tag}></${tag}></section><aside></aside>`) });
  expect(await late(tab, tags)).toEqual([]);
  const found = await tab.evaluate(async names => {
    const pause = () => new Promise(resolve => setTimeout(resolve, 50));
    const moved = names.map(async name => {
      const element = document.querySelector(name);
      const rootOf = () => element?.shadowRoot?.querySelector('[data-echelon-root]')?.firstElementChild;
      const section = element?.parentElement;
      const root = rootOf();
      if (!element || !section || !root) return [name, ['nothing is shown']] as const;
      section.nextElementSibling?.append(element);
      await pause();
      const afterAppend = rootOf() === root;
      if ('moveBefore' in section && typeof section.moveBefore === 'function') section.moveBefore(element, null);
      await pause();
      const afterMove = rootOf() === root;
      return [name, [afterAppend ? 'kept' : 'lost by append', afterMove ? 'kept' : 'lost by moveBefore']] as const;
    });
    return Object.fromEntries(await Promise.all(moved));
  }, tags);
  expect(found).toEqual(everyWidget(['kept', 'kept']));
});

test('every widget comes back after it was removed, and leaves nothing behind while it is gone', async ({
  tab,
  world,
}) => {
  await openPage(tab, world, { body: each(tag => `<${tag}></${tag}>`) });
  expect(await late(tab, tags)).toEqual([]);
  const found = await tab.evaluate(
    async ({ names, limit }) => {
      const removed = names.map(async name => {
        const element = document.querySelector(name);
        const roots = () => element?.shadowRoot?.querySelectorAll('[data-echelon-root]').length;
        element?.remove();
        for (const began = performance.now(); roots() !== 0 && performance.now() - began < limit;)
          await new Promise(resolve => setTimeout(resolve, 20));
        const gone = roots();
        const inLight = element?.childElementCount;
        if (element) document.querySelector('main')?.append(element);
        const count = () => element?.shadowRoot?.querySelectorAll('[data-echelon-root] > *').length ?? 0;
        for (const began = performance.now(); count() === 0 && performance.now() - began < limit;)
          await new Promise(resolve => setTimeout(resolve, 20));
        // Not twice either.
        await new Promise(resolve => setTimeout(resolve, 200));
        return [name, { gone, inLight, back: count() }] as const;
      });
      return Object.fromEntries(await Promise.all(removed));
    },
    { names: tags, limit: patience.state },
  );
  expect(found).toEqual(everyWidget({ gone: 0, inLight: 0, back: 1 }));
});

test('no widget is shown, or costs anything, while it is in no page', async ({ tab, world }) => {
  await openPage(tab, world, { audience: Object.keys(byAudience).join(' ') });
  const children = await tab.evaluate(async names => {
    const made = names.map(async name => {
      await customElements.whenDefined(name);
      const element = document.createElement(name);
      element.setAttribute('theme', 'dark');
      await new Promise(resolve => setTimeout(resolve, 50));
      return [name, element.shadowRoot?.childNodes.length ?? 0] as const;
    });
    return Object.fromEntries(await Promise.all(made));
  }, tags);
  expect(children).toEqual(everyWidget(0));
});

// A page for each audience: a browser asks one server for six files at a time, and the code of one audience's widgets would keep the other's definitions waiting.
for (const [audience, own] of Object.entries<readonly Definition[]>(byAudience)) {
  // The others show nothing until they are opened, or until a parent has switched.
  const reserving = own.filter(({ height }) => height > 0);
  if (reserving.length === 0) continue;
  test(`every widget that takes room reserves it until it shows: ${audience}`, async ({ tab, world, gate }) => {
    const names = reserving.map(({ tag }) => tag);
    const { origin, open } = await gate(code, 'wait');
    await openPage(tab, world, { cdn: origin, body: names.map(tag => `<${tag}></${tag}>`).join('') });
    const reserved: Record<string, number> = await tab.evaluate(async all => {
      await Promise.all(all.map(name => customElements.whenDefined(name)));
      return Object.fromEntries(
        all.map(name => [name, document.querySelector(name)?.getBoundingClientRect().height ?? 0]),
      );
    }, names);
    for (const { tag, height } of reserving) expect.soft(reserved[tag], tag).toBeGreaterThanOrEqual(height);
    open();
    expect(await late(tab, names)).toEqual([]);
  });
}

test("every widget shows the page's own link when its code cannot be loaded", async ({ tab, world, noise, gate }) => {
  noise.allow(/failed \(load\)|ERR_FAILED|ERR_EMPTY_RESPONSE|Failed to load|CORS request did not succeed/);
  const { origin } = await gate(code, 'refuse');
  await openPage(tab, world, {
    cdn: origin,
    // The link is seen before the script has come, too: what counts is what is seen once it has failed.
    head: '<script>window.failed = []; addEventListener("echelon-error", event => window.failed.push(event.target.localName));</script>',
    body: each(tag => `<${tag}><a href="/join">Join us another way</a></${tag}>`),
  });
  const waiting = async () => {
    const failed: string[] = await tab.evaluate(() => Reflect.get(window, 'failed'));
    return tags.filter(tag => !failed.includes(tag));
  };
  await expect.poll(waiting, 'they have not failed').toEqual([]);
  const unseen = await tab.evaluate(
    names =>
      names.filter(name => {
        const link = document.querySelector(`${name} a`);
        return !(link?.checkVisibility() && link.getBoundingClientRect().height > 0);
      }),
    tags,
  );
  expect(unseen).toEqual([]);
});

test('widgets say in their events only what their definitions name, whatever a signed-out visitor presses', async ({
  tab,
  world,
}) => {
  const names = new Map<string, string[]>(
    widgets.map(({ tag, events }) => [tag, Object.keys(events).map(name => `echelon-${kebab(name)}`)]),
  );
  await openPage(tab, world, {
    head: `<script>window.complaints = []; const dispatch = EventTarget.prototype.dispatchEvent; EventTarget.prototype.dispatchEvent = function (event) { if (event.type.startsWith('echelon-')) window.complaints.push([this.localName, event.type, event.bubbles, event.composed, JSON.stringify(event.detail ?? null)]); return dispatch.call(this, event); };</script>`,
    body: each(tag => `<${tag}></${tag}>`),
  });
  expect(await late(tab, tags)).toEqual([]);
  await tab.idle();
  await tab.evaluate(async all => {
    for (const name of all) {
      const root = document.querySelector(name)?.shadowRoot;
      for (const button of root?.querySelectorAll<HTMLElement>('button, [role=button]') ?? [])
        if (button.isConnected && button.checkVisibility()) button.click();
    }
    await new Promise(resolve => setTimeout(resolve, 200));
  }, tags);
  const complaints: [string, string, boolean, boolean, string][] = await tab.evaluate(() =>
    Reflect.get(window, 'complaints'),
  );
  for (const [tag, type, bubbles, composed, detail] of complaints) {
    expect.soft([...(names.get(tag) ?? []), 'echelon-ready', 'echelon-error'], tag).toContain(type);
    expect.soft([bubbles, composed], `${tag}: ${type}`).toEqual([true, true]);
    expect.soft(detail, `${tag}: ${type}`).not.toMatch(/eyJ/);
  }
  const says = (tag: string, type: string) => complaints.some(([by, said]) => by === tag && said === type);
  expect(tags.filter(tag => !says(tag, 'echelon-ready'))).toEqual([]);
  // All they show to nobody in particular is a way to sign in, and pressing it has to say so.
  const asking = tags.filter(tag => names.get(tag)?.includes('echelon-sign-in-requested'));
  expect(asking.length).toBeGreaterThan(0);
  expect(asking.filter(tag => !says(tag, 'echelon-sign-in-requested'))).toEqual([]);
});

test('axe looks into shadow trees and into frames of another origin', async ({ tab, world }) => {
  const nameless = '<img src="data:,">';
  const frame = `<!doctype html><html lang="en"><title>Frame</title><main><h1>Frame</h1>${nameless}</main></html>`;
  await openPage(tab, world, {
    body: `<div><template shadowrootmode="open">${nameless}</template></div><iframe title="Frame" src="data:text/html,${encodeURIComponent(frame)}"></iframe>`,
  });
  await tab.idle();
  expect((await tab.axe()).filter(text => text.startsWith('image-alt'))).toHaveLength(2);
});
