import type { Config } from '../core/session/config.js';
import { SESSION } from '../core/session/page.js';
import { widgets } from '../widgets/tables/public.js';
import { defineElements } from './define-elements.js';
import type { WidgetElement } from './element.js';
import { findOthers, watch } from './find-others.js';

defineElements(widgets);
watch();

interface Page {
  [SESSION]?: { act?: (name: 'configure', config: Config) => void };
}

/** Configures a session that has already begun; one that has not reads what the loader left. */
export function reconfigure(config: Config): void {
  (globalThis as Page)[SESSION]?.act?.('configure', config);
}

export async function whenReady(target: string | Element): Promise<void> {
  const elements = typeof target === 'string' ? [...document.querySelectorAll(target)] : [target];
  await Promise.all(
    elements.map(async element => {
      // One in a shadow root of the page's own is not seen before.
      findOthers(element.localName);
      await customElements.whenDefined(element.localName);
      await (element as Partial<WidgetElement>).whenReady?.();
    }),
  );
}
