import type { Page } from 'playwright/test';
import { demoApiKeys } from '../../src/sandbox/world/catalogue/keys.js';
import { table } from '../../src/widgets/table.js';
import type { Definition } from '../../src/widgets/define.js';
import type { World } from '../support/world.js';

export const widgets: readonly Definition[] = table;

const key = demoApiKeys.find(({ service }) => !service)?.key ?? '';

export interface PageOptions {
  head?: string;
  body?: string;
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

/** Opens a stranger's page on the partner's origin that has the script tag and this body. */
export async function openPage(page: Page, world: World, { head = '', body = '', lang = 'en', dir = 'ltr' }: PageOptions = {}): Promise<void> {
  const address = `${world.origins.partner}/conformance`;
  await page.route(address, route => route.fulfill({
    contentType: 'text/html',
    body: `<!doctype html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"><title>Conformance</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">`
      + `<script type="module" src="${world.origins.sandbox}/cdn/echelon.js" data-api-key="${key}"></script>${head}</head><body><main><h1>Conformance</h1>${body}</main></body></html>`,
  }));
  await page.goto(address);
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
