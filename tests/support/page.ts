import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { demoApiKeys } from '../../src/sandbox/world/catalogue/keys.js';
import { table } from '../../src/widgets/table.js';
import type { Definition } from '../../src/widgets/define.js';
import type { World } from './world.js';

export const widgets: readonly Definition[] = table;

export const key = demoApiKeys.find(({ service }) => !service)?.key ?? '';

export interface PageOptions {
  head?: string;
  body?: string;
  lang?: string;
  dir?: 'ltr' | 'rtl';
  /** The script tag, from the address of its script; the usual one without. */
  tag?: (src: string) => string;
}

let server: Promise<Server> | undefined;
let shownPage = '';

// A page that only the test runner answers would come from no address, and browsers keep such pages from loopback.
const listening = () =>
  (server ??= new Promise<Server>(resolve => {
    const made = createServer((_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(shownPage));
    made.listen(0, '127.0.0.1', () => resolve(made));
    made.unref();
  }));

const isAddress = (address: AddressInfo | string | null): address is AddressInfo => typeof address === 'object' && address !== null;

/** Opens a stranger's page, on an origin of its own, that has the script tag and this body. */
export async function openPage(page: Page, world: World, { head = '', body = '', lang = 'en', dir = 'ltr', tag = src => `<script type="module" src="${src}" data-api-key="${key}"></script>` }: PageOptions = {}): Promise<void> {
  shownPage = `<!doctype html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"><title>Conformance</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">`
    + `${tag(`${world.origins.sandbox}/cdn/echelon.js`)}${head}</head><body><main><h1>Conformance</h1>${body}</main></body></html>`;
  const address = (await listening()).address();
  if (!isAddress(address)) throw new Error('The page server listens on no port.');
  await page.goto(`http://localhost:${address.port}/`);
}

/** Waits until every element of a tag has shown. */
export const shown = (page: Page, tag: string) =>
  page.evaluate(async name => {
    await customElements.whenDefined(name);
    const waiting = [...document.querySelectorAll(name)].map(element => ('whenReady' in element && typeof element.whenReady === 'function' ? element.whenReady() : undefined));
    await Promise.all(waiting);
  }, tag);

/** What a widget of each kind may be given, by the kind of its property. */
export const sample = { string: 'given', number: 7, boolean: true, json: [] } as const;
