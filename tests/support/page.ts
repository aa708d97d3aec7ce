import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoApiKeys } from '../../src/sandbox/world/catalogue/keys.js';
import { table } from '../../src/widgets/table.js';
import type { Definition } from '../../src/widgets/element/define.js';
import type { Tab } from './tab/tab.js';
import { writeDown } from './tab/write-down.js';
import type { World } from './world.js';
import { patience } from '../../scripts/lib/patience.mjs';

export const widgets: readonly Definition[] = table;

export const tags: readonly string[] = widgets.map(({ tag }) => tag);

export const key = demoApiKeys.find(({ service }) => !service)?.key ?? '';

export interface PageOptions {
  head?: string;
  body?: string;
  lang?: string;
  dir?: 'ltr' | 'rtl';
  /** Whose elements the usual script tag defines before one is in the page. */
  audience?: string;
  /** The script tag, from the address of its script; the usual one without. */
  tag?: (src: string) => string;
  /** Where the script comes from, if not from the sandbox itself. */
  cdn?: string;
  /** What the page's server sends along. */
  headers?: Readonly<Record<string, string>>;
  /** Pages of the same server, for frames in this one: the first is at `/0`. */
  frames?: readonly PageOptions[];
}

/** A page of Playwright's or a tab: what opens an address and answers questions. */
interface Asked {
  goto(url: string): Promise<unknown>;
  evaluate(work: (name: string) => Promise<void>, given: string): Promise<void>;
}

let server: Promise<Server> | undefined;
let shownPage = '';
let framed: readonly string[] = [];
let sent: Readonly<Record<string, string>> = {};
let opened = 0;

// A page that only the test runner answers would come from no address, and browsers keep such pages from loopback.
const listening = () =>
  (server ??= new Promise<Server>(resolve => {
    const made = createServer(({ url = '/' }, response) =>
      response
        .writeHead(200, { 'Content-Type': 'text/html', ...sent })
        .end(framed[Number(url.slice(1) || -1)] ?? shownPage),
    );
    made.listen(0, '127.0.0.1', () => resolve(made));
    made.unref();
  }));

const isAddress = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null;

const usualTag =
  (world: World, audience?: string) =>
  (src: string): string =>
    `<script type="module" src="${src}" data-api-key="${key}" data-api="${world.origins.sandbox}"${audience ? ` data-audience="${audience}"` : ''}></script>`;

const textOf = (
  world: World,
  {
    head = '',
    body = '',
    lang = 'en',
    dir = 'ltr',
    cdn = world.origins.sandbox,
    audience,
    tag = usualTag(world, audience),
  }: PageOptions,
): string =>
  `<!doctype html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"><title>Conformance</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><script>(${String(writeDown)})()</script>` +
  `${tag(`${cdn}/cdn/echelon.js`)}${head}</head><body><main><h1>Conformance</h1>${body}</main></body></html>`;

/** Opens a stranger's page, on an origin of its own, that has the script tag and this body. */
export async function openPage(page: Pick<Asked, 'goto'>, world: World, options: PageOptions = {}): Promise<void> {
  sent = options.headers ?? {};
  shownPage = textOf(world, options);
  framed = (options.frames ?? []).map(frame => textOf(world, frame));
  const address = (await listening()).address();
  if (!isAddress(address)) throw new Error('The page server listens on no port.');
  // A host name of its own: its stores are empty, though the tab is an old one. All are of one site, or each would cost the browser a process and all files again.
  await page.goto(`http://page-${opened++}.pages.localhost:${address.port}/`);
}

/** Waits until every element of a tag has shown. */
export const shown = (page: Pick<Asked, 'evaluate'>, tag: string) =>
  page.evaluate(async name => {
    await customElements.whenDefined(name);
    const waiting = [...document.querySelectorAll(name)].map(element =>
      'whenReady' in element && typeof element.whenReady === 'function' ? element.whenReady() : undefined,
    );
    await Promise.all(waiting);
  }, tag);

/** Those of a page's elements that have not shown in any reasonable time. */
export const late = (page: { evaluate: Tab['evaluate'] }, names: readonly string[]): Promise<string[]> =>
  page.evaluate(
    async ({ all, limit }) => {
      const over = new Promise<boolean>(resolve => setTimeout(() => resolve(false), limit));
      const isShown = async (name: string): Promise<boolean> => {
        await customElements.whenDefined(name);
        const waiting = [...document.querySelectorAll(name)].map(element =>
          'whenReady' in element && typeof element.whenReady === 'function' ? element.whenReady() : undefined,
        );
        await Promise.all(waiting);
        return waiting.length > 0;
      };
      const isThere = await Promise.all(all.map(name => Promise.race([isShown(name), over])));
      return all.filter((_, at) => !isThere[at]);
    },
    { all: names, limit: patience.state },
  );

/** What a widget of each kind may be given, by the kind of its property. */
export const sample = { string: 'given', number: 7, boolean: true, json: [] } as const;
