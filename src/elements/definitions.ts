import type { Config } from '../core/session/config.js';
import { SESSION } from '../core/session/page.js';
import { table } from '../widgets/table.js';
import { defineElements } from './define-elements.js';

defineElements(table);

/** Tells a session that has already begun; one that has not reads what the loader left. */
export function reconfigure(config: Config): void {
  const session: unknown = Reflect.get(globalThis, SESSION);
  if (typeof session === 'object' && session !== null && 'act' in session && typeof session.act === 'function')
    session.act('configure', config);
}

const hasReady = (element: Element): element is Element & { whenReady(): Promise<void> } => 'whenReady' in element;

export async function whenReady(target: string | Element): Promise<void> {
  const elements = typeof target === 'string' ? [...document.querySelectorAll(target)] : [target];
  await Promise.all(
    elements.map(async element => {
      await customElements.whenDefined(element.localName);
      if (hasReady(element)) await element.whenReady();
    }),
  );
}
