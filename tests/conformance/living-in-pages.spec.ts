import type { Tab } from '../support/tab/tab.js';
import { key, late, openPage, shown, tags, type PageOptions } from '../support/page.js';
import { spellings } from '../support/spellings.js';
import { Person } from '../support/tab/person.js';
import { expect, test } from '../support/tab/test.js';
import { enter } from './enter.js';
import { patience } from '../../scripts/lib/patience.mjs';

const picker = 'echelon-offer-picker';

/** The words of the first offer, once it is seen. */
const offer = async (tab: Tab, why?: string): Promise<string> => {
  let words: string | undefined;
  await expect
    .poll(async () => {
      words = await tab.evaluate(tag => {
        const card = document.querySelector(tag)?.shadowRoot?.querySelector('[part=card]');
        return card?.checkVisibility({ visibilityProperty: true }) ? (card.textContent ?? '') : undefined;
      }, picker);
      return words !== undefined;
    }, why)
    .toBe(true);
  return words ?? '';
};

/** The languages of the frames that show an offer. */
const withOffers = (tab: Tab): Promise<(string | undefined)[]> =>
  tab.evaluate(name => {
    const pages = [...document.querySelectorAll('iframe')].map(frame => frame.contentDocument);
    const cardIn = (page: Document | null) =>
      page?.querySelector(name)?.shadowRoot?.querySelector('[part=card]') ?? undefined;
    return pages
      .filter(page => cardIn(page)?.checkVisibility({ visibilityProperty: true }))
      .map(page => page?.documentElement.lang);
  }, picker);

/** A page that writes down what it is warned of. */
const noteWarnings =
  '<script>window.warned = []; const warn = console.warn; console.warn = (...said) => { window.warned.push(said.join(" ")); warn.apply(console, said); };</script>';
const warnings = (tab: Tab): Promise<string[]> => tab.evaluate(() => Reflect.get(window, 'warned'));

test.describe('the language of a page', () => {
  test('may be spelled as content systems print it', async ({ tab, world }) => {
    // A frame is a page with a language of its own, and what one has loaded serves all.
    await openPage(tab, world, {
      tag: () => '',
      body: spellings.map((_, at) => `<iframe src="/${at}" width="180" height="120"></iframe>`).join(''),
      frames: spellings.map(([lang]) => ({ lang, body: `<${picker}></${picker}>` })),
    });
    // As many pages at once as there are spellings.
    await expect
      .poll(() => withOffers(tab), { message: 'pages with an offer' })
      .toEqual(spellings.map(([lang]) => lang));
  });

  test('may be spelled so on the script tag, too', async ({ tab, world }) => {
    for (const written of ['fr_CA', 'zh_CN.UTF-8', 'en-US, fr', '***']) {
      await openPage(tab, world, {
        body: `<${picker}></${picker}>`,
        tag: src => `<script type="module" src="${src}" data-api-key="${key}" data-locale="${written}"></script>`,
      });
      await offer(tab, `data-locale="${written}"`);
    }
  });
});

test.describe('every error before a widget shows', () => {
  /** What a page does to the language it runs in. */
  const pages = {
    'a formatter that throws':
      'Intl.NumberFormat = class { constructor() { throw new RangeError("Incorrect locale information provided") } }',
    'no formatters at all': 'delete window.Intl',
    'a fetch that throws': 'window.fetch = () => { throw new TypeError("blocked") }',
    'storage that throws':
      'for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get() { throw new Error("denied") } })',
    'frozen intrinsics':
      'for (const of of [Object, Array, Function, Error, TypeError, RangeError, Promise, RegExp, Map, Set, WeakMap, String, Number, Date, Symbol]) { Object.freeze(of); Object.freeze(of.prototype); }',
    'no style sheets that are made by a script':
      'window.CSSStyleSheet = class { constructor() { throw new TypeError("Illegal constructor") } }',
  };
  for (const [name, script] of Object.entries(pages)) {
    test(`ends in words with a way out, or does not matter: ${name}`, async ({ tab, world, noise }) => {
      noise.allow(/.*/s);
      await openPage(tab, world, {
        head: `<script>${script}</script>`,
        body: `<${picker}><a href="/join">Join us another way</a></${picker}><echelon-sign-in><a href="/in">Another way in</a></echelon-sign-in>`,
      });
      for (const tag of [picker, 'echelon-sign-in']) {
        await expect
          .poll(
            () =>
              tab.evaluate(one => {
                const root = document.querySelector(one)?.shadowRoot;
                if (root?.querySelector('[part=failure]'))
                  return root.querySelector('[part=failure] button') ? 'reports' : 'reports without a way out';
                const words = root?.querySelector('[data-echelon-root]')?.textContent ?? '';
                return root?.querySelector('[part=skeleton]') || !words ? 'a skeleton' : 'shown';
              }, tag),
            { message: tag },
          )
          .toMatch(/^(?:reports|shown)$/);
      }
    });
  }

  test("is said in an event, beside the page's own link, and can be tried again", async ({
    tab,
    world,
    noise,
    gate,
  }) => {
    noise.allow(/failed \(load\)|ERR_FAILED|ERR_EMPTY_RESPONSE|Failed to load|NS_ERROR|CORS request did not succeed/);
    const files = await gate(/\/cdn\/chunks\/(?!definitions)/, 'refuse');
    await openPage(tab, world, {
      cdn: files.origin,
      head: '<script>addEventListener("echelon-error", event => { window.reports = event.detail.phase; });</script>',
      body: `<${picker}><a href="/join">Join us another way</a></${picker}>`,
    });
    await expect.poll(() => tab.evaluate(() => Reflect.get(window, 'reports'))).toBe('load');
    const person = new Person(tab);
    await person.sees('link', 'Join us another way');
    const height = await tab.evaluate(
      tag =>
        document.querySelector(tag)?.shadowRoot?.querySelector('[part=failure] button')?.getBoundingClientRect()
          .height ?? 0,
      picker,
    );
    expect(height, 'a finger finds the button').toBeGreaterThanOrEqual(24);
    files.open();
    await person.presses('button', 'Try again');
    // A browser that remembers that a module did not come says so again: the words stay, and no skeleton.
    await expect
      .poll(() =>
        tab.evaluate(tag => {
          const root = document.querySelector(tag)?.shadowRoot;
          return (
            (root?.querySelector('[part=card]') ?? root?.querySelector('[part=failure] button'))?.checkVisibility() ??
            false
          );
        }, picker),
      )
      .toBe(true);
  });
});

test.describe('the script tag', () => {
  const body = `<${picker}></${picker}>`;
  const ways: Record<string, PageOptions['tag']> = {
    'with a fragment in its address': src => `<script type="module" src="${src}#now" data-api-key="${key}"></script>`,
    'that a tag manager inserts': src =>
      `<script>const tag = document.createElement('script'); tag.type = 'module'; tag.src = '${src}'; tag.dataset.apiKey = '${key}'; document.head.append(tag)</script>`,
    'that a tag manager inserts and removes, by what its address says': src =>
      `<script>const tag = document.createElement('script'); tag.type = 'module'; tag.src = '${src}?apiKey=${key}#x'; document.head.append(tag); tag.remove()</script>`,
    'that is inserted and removed, by what the page says itself': src =>
      `<script>window.Echelon = [echelon => echelon.configure({ apiKey: '${key}' })]; const tag = document.createElement('script'); tag.type = 'module'; tag.src = '${src}'; document.head.append(tag); tag.remove()</script>`,
  };
  for (const [name, tag] of Object.entries(ways)) {
    test(`${name} shows offers`, async ({ tab, world }) => {
      await openPage(tab, world, { body, ...(tag && { tag }) });
      await offer(tab);
    });
  }

  test('without a key says so on the console, and what to write', async ({ tab, world, noise }) => {
    noise.allow(/.*/s);
    await openPage(tab, world, {
      body,
      head: noteWarnings,
      tag: src => `<script type="module" src="${src}"></script>`,
    });
    await expect.poll(() => warnings(tab)).toContainEqual(expect.stringMatching(/no API key.*data-api-key/));
  });
});

test.describe('what another framework writes', () => {
  test('in small letters is the property all the same', async ({ tab, world }) => {
    await openPage(tab, world, { body: `<${picker} countrycode="CA"></${picker}>` });
    await offer(tab);
    expect(await tab.evaluate(tag => Reflect.get(document.querySelector(tag) ?? {}, 'countryCode'), picker)).toBe('CA');
    await expect.poll(() => offer(tab)).toContain('CA$');
    await tab.evaluate(tag => document.querySelector(tag)?.setAttribute('countrycode', 'US'), picker);
    await expect.poll(() => offer(tab)).not.toContain('CA$');
  });

  test('as “[object Object]” is reported once, with what to do', async ({ tab, world, noise }) => {
    noise.allow(/could not read the attribute/);
    await openPage(tab, world, { body: `<${picker} appearance="[object Object]"></${picker}>`.repeat(3) });
    await shown(tab, picker);
    const isReport = (text: string) => text.includes('a framework has written an object');
    await expect.poll(async () => (await noise.complaints()).filter(isReport)).not.toEqual([]);
    const reports = (await noise.complaints()).filter(isReport);
    expect(reports).toHaveLength(1);
    expect(reports[0]).toContain('Set the property');
  });
});

test('every widget lives on when a page wipes, morphs, clones, rewrites or adopts it', async ({ tab, world }) => {
  const written = tags.map(
    tag => `<section><${tag} theme="light"><a href="/join">Join us another way</a></${tag}></section>`,
  );
  await openPage(tab, world, { body: `<iframe title="Other" src="about:blank"></iframe>${written.join('')}` });
  expect(await late(tab, tags)).toEqual([]);
  const found = await tab.evaluate(
    async ({ names, limit }) => {
      const other = document.querySelector('iframe')?.contentDocument;
      const rootOf = (one: Element | null) =>
        one?.shadowRoot?.querySelector('[data-echelon-root]')?.firstElementChild ?? undefined;
      /** Whether the widget shows its content, in its own style, before long. */
      const shows = async (one: Element | null): Promise<boolean> => {
        for (const began = performance.now(); performance.now() - began < limit;) {
          await new Promise(resolve => setTimeout(resolve, 20));
          const root = rootOf(one);
          const sheets = one?.shadowRoot?.adoptedStyleSheets.length ?? 0;
          if (root && sheets > 1 && root.ownerDocument.defaultView?.getComputedStyle(root).fontSize === '16px')
            return true;
        }
        return false;
      };
      const lives = async (name: string): Promise<Record<string, boolean> | string> => {
        const element = document.querySelector(name);
        const section = element?.parentElement;
        if (!section || !element || !other) return 'nothing is there';
        const first = rootOf(element);
        const isKept = async (one: Element): Promise<boolean> => (await shows(one)) && rootOf(one) === first;
        const answers: Record<string, boolean> = {};

        // Words of the page's own, then nothing: what a template engine does to what it does not know.
        element.textContent = 'Please wait';
        answers['wiped'] = await isKept(element);
        element.replaceChildren();
        answers['emptied'] = await isKept(element);

        // As idiomorph and Turbo do: what the server did not write goes, what it wrote comes.
        for (const attribute of element.getAttributeNames()) element.removeAttribute(attribute);
        element.setAttribute('class', 'from-the-server');
        element.setAttribute('theme', 'light');
        element.append(document.createElement('p'));
        answers['morphed'] = await isKept(element);

        const copy = element.cloneNode(true);
        if (!(copy instanceof Element)) return 'a copy is no element';
        element.after(copy);
        answers['cloned'] = (await shows(copy)) && rootOf(copy) !== first && (await isKept(element));
        copy.remove();

        other.body.append(other.adoptNode(element));
        answers['adopted'] = await shows(element);
        section.append(document.adoptNode(element));
        answers['adopted back'] = await shows(element);

        const { innerHTML } = section;
        section.innerHTML = innerHTML;
        answers['written again'] = await shows(section.querySelector(name));
        return answers;
      };
      const answers = await Promise.all(names.map(async name => [name, await lives(name)] as const));
      return Object.fromEntries(answers);
    },
    { names: tags, limit: patience.state },
  );
  const well = {
    wiped: true,
    emptied: true,
    morphed: true,
    cloned: true,
    adopted: true,
    'adopted back': true,
    'written again': true,
  };
  expect(found).toEqual(Object.fromEntries(tags.map(tag => [tag, well])));
});

test('an element that is adopted into another document and back keeps its look', async ({ tab, world }) => {
  await openPage(tab, world, {
    body: '<iframe title="Other" src="about:blank"></iframe><echelon-sign-in></echelon-sign-in>',
  });
  await shown(tab, 'echelon-sign-in');
  const looks = await tab.evaluate(async limit => {
    const element = document.querySelector('echelon-sign-in');
    const other = document.querySelector('iframe')?.contentDocument;
    if (!element || !other) throw new Error('Nothing to move.');
    const look = () => {
      const field = element.shadowRoot?.querySelector('input');
      const style = field && element.ownerDocument.defaultView?.getComputedStyle(field);
      return [
        style?.fontSize,
        style?.borderTopWidth,
        style?.paddingLeft,
        String((element.shadowRoot?.adoptedStyleSheets.length ?? 0) > 1),
      ].join(' ');
    };
    const found = [look()];
    const settle = async () => {
      for (const began = performance.now(); look() !== found[0] && performance.now() - began < limit;)
        await new Promise(resolve => setTimeout(resolve, 20));
    };
    other.body.append(other.adoptNode(element));
    await settle();
    found.push(look());
    document.querySelector('main')?.append(document.adoptNode(element));
    await settle();
    found.push(look());
    return found;
  }, patience.state);
  expect(new Set(looks).size, looks.join(' | ')).toBe(1);
  expect(looks[0]).toContain('true');
});

test('two hundred elements ask for the offers once', async ({ tab, world }) => {
  await openPage(tab, world, { body: `<${picker}></${picker}>`.repeat(200) });
  await shown(tab, picker);
  await tab.idle();
  expect(
    await tab.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => /\/offers/.test(name)).length,
    ),
  ).toBe(1);
});

test('an element whose country is set right after it was put into the page asks for that one alone', async ({
  tab,
  world,
}) => {
  await openPage(tab, world, { body: '' });
  await tab.evaluate(name => {
    const element = document.createElement(name);
    document.querySelector('main')?.append(element);
    Reflect.set(element, 'countryCode', 'CA');
  }, picker);
  await shown(tab, picker);
  await tab.idle();
  const asked = await tab.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter(name => /\/offers/.test(name)),
  );
  expect(asked).toEqual([expect.stringContaining('CA')]);
});

test('a saved page whose elements are defined before they are parsed keeps no frame of the page it was', async ({
  tab,
  world,
}) => {
  await openPage(tab, world, { body: `<${picker}></${picker}>` });
  await shown(tab, picker);
  await tab.evaluate(name => {
    document.open();
    // oxlint-disable-next-line typescript/no-deprecated -- it parses as a page does that comes in pieces
    document.write(
      `<main><${name}><div data-echelon-slot slot="echelon-payment-old-1"><iframe></iframe></div></${name}></main>`,
    );
    document.close();
  }, picker);
  await shown(tab, picker);
  expect(await tab.evaluate(() => document.querySelectorAll('iframe').length)).toBe(0);
});

test('a page of many widgets asks how its member likes things once', async ({ tab, world }) => {
  const head = await enter(world, { world: 'training', login: 'member', sees: '' });
  const training = tags.filter(tag => /badges|bests|trends|plan|history|challenges|today|calendar/.test(tag));
  await openPage(tab, world, {
    body: training
      .map(tag => `<${tag}></${tag}>`)
      .join('')
      .repeat(3),
    head,
  });
  for (const tag of training) await shown(tab, tag);
  await tab.idle();
  expect(
    await tab.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => /preferences\/full/.test(name)).length,
    ),
  ).toBe(1);
});
