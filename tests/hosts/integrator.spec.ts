import { createServer, type RequestListener } from 'node:http';
import type { Page } from 'playwright/test';
import type { Prop } from '../../src/widgets/element/define.js';
import { table } from '../../src/widgets/table.js';
import { key, openPage, type PageOptions } from '../support/page.js';
import { expect, test } from '../support/test.js';
import type { World } from '../support/world.js';

// What an integrator does wrong, and what the console and the page say of it: once, and what to do.

const picker = '<echelon-offer-picker></echelon-offer-picker>';

interface Said {
  lines: readonly string[];
  /** The causes that the page heard, each with its element. */
  causes: readonly string[];
}

/** Hears what is said from here on. */
async function hearing(page: Page): Promise<() => Promise<Said>> {
  const lines: string[] = [];
  page.on('console', message => {
    if (message.type() === 'warning' && message.text().startsWith('Echelon: ')) lines.push(message.text());
  });
  await page.addInitScript(() => {
    const heard: string[] = [];
    Reflect.set(globalThis, 'heard', heard);
    addEventListener('echelon-error', event => {
      const { target, detail } = event;
      heard.push(`${target instanceof Element ? target.localName : ''} ${detail.phase} ${detail.cause}`);
    });
  });
  return async () => ({ lines, causes: await page.evaluate((): string[] => Reflect.get(globalThis, 'heard')) });
}

/** A server of a test's own on this machine, by any of its addresses. */
async function serving(listener: RequestListener, host = '127.0.0.1') {
  const server = createServer(listener);
  await new Promise<void>(resolve => server.listen(0, host, resolve));
  const address = server.address();
  return {
    origin: `http://${host}:${typeof address === 'object' && address ? address.port : 0}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

/** An API that gives every call the same answer. */
const always = (status: number, type: string, body: string) =>
  serving((request, response) => {
    const open = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'x-api-key, accept-language, content-type, idempotency-key, authorization',
    };
    if (request.method === 'OPTIONS') response.writeHead(204, open).end();
    else response.writeHead(status, { ...open, 'content-type': type }).end(body);
  });

const tagWith = (settings: string) => (src: string) => `<script type="module" src="${src}" ${settings}></script>`;

interface Mistake {
  name: string;
  page: (world: World) => PageOptions;
  line: RegExp;
  /** What the page hears: nothing where the widget works all the same. */
  cause?: string;
}

const mistakes: readonly Mistake[] = [
  {
    name: 'gives no key',
    page: ({ origins }) => ({ tag: tagWith(`data-api="${origins.sandbox}"`), body: picker }),
    line: /no API key\. Write data-api-key on the script tag/,
    cause: 'echelon-offer-picker request apiKeyMissing',
  },
  {
    name: 'gives a key that nobody made',
    page: ({ origins }) => ({ tag: tagWith(`data-api="${origins.sandbox}" data-api-key="pk_nobody"`), body: picker }),
    line: /does not know this API key\. Take the key that was made for http:\/\/page-\d+\.pages\.localhost/,
    cause: 'echelon-offer-picker request apiKeyRefused',
  },
  {
    name: 'names a partner that there is none of',
    page: ({ origins }) => ({
      tag: tagWith(`data-api="${origins.sandbox}" data-api-key="${key}" data-partner="northsid"`),
      body: picker,
    }),
    line: /no partner of this name .* Check data-partner/,
    cause: 'echelon-offer-picker request partnerUnknown',
  },
  {
    name: 'names an API that is not there',
    page: () => ({ tag: tagWith(`data-api="http://127.0.0.1:9" data-api-key="${key}"`), body: picker }),
    line: /http:\/\/127\.0\.0\.1:9 does not answer\. Check the setting data-api/,
    cause: 'echelon-offer-picker request apiUnreachable',
  },
  {
    name: 'forgets the API in a content policy',
    page: ({ origins }) => ({
      headers: { 'Content-Security-Policy': `connect-src 'self' ${origins.sandbox}/cdn/` },
      body: picker,
    }),
    line: /The content policy of this page keeps it from .*Add .* to connect-src/,
    cause: 'echelon-offer-picker request blockedByPolicy',
  },
  {
    name: 'writes an element that there is none of',
    page: () => ({ body: '<echelon-offers-picker></echelon-offers-picker>' }),
    line: /no element <echelon-offers-picker>\. Did you mean <echelon-offer-picker>\?/,
  },
  {
    name: 'writes an attribute that the element does not have',
    page: () => ({ body: '<echelon-offer-picker country="CA"></echelon-offer-picker>' }),
    line: /<echelon-offer-picker> has no attribute "country"\. Did you mean "country-code"\?/,
  },
  {
    name: 'writes a theme that there is none of',
    page: () => ({ body: '<echelon-offer-picker theme="midnight"></echelon-offer-picker>' }),
    line: /no theme "midnight"\. Write "light", "dark"/,
  },
  {
    name: 'writes a country that there is none of',
    page: () => ({ body: '<echelon-offer-picker country-code="UK"></echelon-offer-picker>' }),
    line: /"UK" in country-code .* GB/,
  },
  {
    name: 'has two script tags with different keys',
    page: ({ origins }) => ({
      head: tagWith(`data-api="${origins.sandbox}" data-api-key="pk_echelon_partner"`)(
        `${origins.sandbox}/cdn/echelon.js?second`,
      ),
      body: picker,
    }),
    line: /Two script tags of this page have different API keys\. Keep one/,
  },
];

/** The network's own words for what these pages do. */
const network = /Failed to load resource|ERR_|CORS policy|Content Security Policy|connect-src|Connecting to/;

for (const { name, page: options, line, cause } of mistakes)
  test(`an integrator who ${name} reads once what to do`, async ({ page, world, noise }) => {
    noise.allow(network);
    const said = await hearing(page);
    await openPage(page, world, options(world));
    await expect.poll(async () => (await said()).lines).toEqual([expect.stringMatching(line)]);
    if (cause) await expect.poll(async () => (await said()).causes).toContain(cause);
    else expect((await said()).causes).toEqual([]);
  });

test('an integrator whose API breaks, or is no API, reads so with the call', async ({ page, world, noise }) => {
  noise.allow(network);
  const said = await hearing(page);
  {
    const refusal = { error: { code: 'broken', message: 'It broke.', requestId: 'req_1' } };
    await using api = await always(500, 'application/json', JSON.stringify(refusal));
    await openPage(page, world, { tag: tagWith(`data-api="${api.origin}" data-api-key="${key}"`), body: picker });
    await expect
      .poll(async () => (await said()).lines)
      .toEqual([expect.stringMatching(/answered GET \/offers with 500\. Look for request req_1 in the API’s log/)]);
    expect((await said()).causes).toContain('echelon-offer-picker request apiBroken');
  }
  await using site = await always(200, 'text/html', '<!doctype html><title>A site</title>');
  await openPage(page, world, { tag: tagWith(`data-api="${site.origin}" data-api-key="${key}"`), body: picker });
  await expect.poll(async () => (await said()).lines.at(-1)).toMatch(/something other than its JSON.*not a site/);
  expect((await said()).causes).toContain('echelon-offer-picker request apiNotJson');
});

test('an integrator whose site has no key reads for which address to make one', async ({ page, world, noise }) => {
  noise.allow(network);
  const said = await hearing(page);
  const tag = tagWith(`data-api="${world.origins.sandbox}" data-api-key="${key}"`)(
    `${world.origins.sandbox}/cdn/echelon.js`,
  );
  // An address of this machine that no key of the sandbox is made for.
  await using site = await serving(
    (_, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(
          `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>A site</title>${tag}${picker}</html>`,
        ),
    '127.0.0.2',
  );
  await page.goto(site.origin);
  await expect
    .poll(async () => (await said()).lines)
    .toEqual([
      expect.stringMatching(/does not answer pages of http:\/\/127\.0\.0\.2:\d+\. Make a key for http:\/\/127/),
    ]);
  expect((await said()).causes).toContain('echelon-offer-picker request originRefused');
});

/** A member who is signed in on every page that opens from here on. */
async function signedIn(page: Page, { origins }: World): Promise<void> {
  const answer = await fetch(`${origins.sandbox}/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: JSON.stringify({ email: 'member@echelon.test', password: 'Ride-2-gether' }),
  });
  const { data }: { data: { jwt: string; userId: string } } = await answer.json();
  await page.addInitScript(({ jwt, userId }) => {
    localStorage.setItem('echelon-jwt', jwt);
    localStorage.setItem('echelon-uid', userId);
  }, data);
}

const lacking = table.flatMap(({ tag, props }) =>
  Object.entries<Prop<unknown>>(props).flatMap(([name, { example, type }]) =>
    example === undefined || type !== 'string' ? [] : [{ tag, name, example: String(example) }],
  ),
);

for (const { tag, name, example } of lacking)
  test(`an integrator who forgets ${name} of <${tag}> reads so, and sees the widget once it is set`, async ({
    page,
    world,
    noise,
  }) => {
    noise.allow(network);
    await signedIn(page, world);
    const said = await hearing(page);
    await openPage(page, world, { body: `<${tag}></${tag}>` });
    await expect
      .poll(async () => (await said()).lines)
      .toEqual([expect.stringMatching(`<${tag}> was not given ${name}\\. Set it`)]);
    expect((await said()).causes).toContain(`${tag} request propertyMissing`);
    await expect(page.getByText(/couldn’t find|isn’t here|gone/i).first()).toBeVisible();
    await page.locator(tag).evaluate((element, [set = '', value]) => Reflect.set(element, set, value), [name, example]);
    await expect(page.getByText(/couldn’t find|isn’t here|gone/i)).toHaveCount(0);
    await expect(page.locator(tag).getByRole('heading').first()).toBeVisible();
  });

test('an integrator whose page keeps the card provider away reads what to allow', async ({ page, world, noise }) => {
  noise.allow(network);
  await signedIn(page, world);
  const said = await hearing(page);
  await page.route(/stripe\.js/, route => route.abort());
  await openPage(page, world, { body: '<echelon-payment-form mode="edit"></echelon-payment-form>' });
  await expect
    .poll(async () => (await said()).lines)
    .toEqual([expect.stringMatching(/card provider’s script did not come\. Allow https:\/\/js\.stripe\.com/)]);
  expect((await said()).causes).toEqual(['echelon-payment-form request cardProviderBlocked']);
});

test('a page that sees to its errors itself keeps them off the console', async ({ page, world, noise }) => {
  noise.allow(network);
  const said = await hearing(page);
  await openPage(page, world, {
    head: '<script>addEventListener("echelon-error", event => event.preventDefault());</script>',
    tag: tagWith(`data-api="http://127.0.0.1:9" data-api-key="${key}"`),
    body: picker,
  });
  await expect.poll(async () => (await said()).causes).toContain('echelon-offer-picker request apiUnreachable');
  expect((await said()).lines).toEqual([]);
});

test('what HTML and frameworks write on an element is no slip', async ({ page, world }) => {
  const said = await hearing(page);
  await openPage(page, world, {
    body: '<echelon-offer-picker id="a" class="b" style="c:d" lang="en" title="e" role="region" aria-label="f" data-v-7ba5bd90 v-cloak x-data="{}" @click="g" :h="i" onclick="" ng-version="1" _ngcontent-x hx-get="/" tabindex="0" theme="dark" country-code="CA"></echelon-offer-picker>',
  });
  await expect(page.getByRole('button', { name: /^Choose plan/ }).first()).toBeVisible();
  await page.waitForTimeout(300);
  expect((await said()).lines).toEqual([]);
});
