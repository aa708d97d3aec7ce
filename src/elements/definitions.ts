import type { Config } from '../core/session/protocol.js';
import { leftConfig, SESSION } from '../core/session/page.js';
import { table } from '../widgets/table.js';
import { shareAnswers } from './ahead.js';
import { defineElements } from './define-elements.js';

// Before the first element stands in the page.
shareAnswers();
defineElements(table);

// In a task of its own: what the page has asked for while this was on its way, such as a key, is done by then.
setTimeout(() => {
  if (!leftConfig().apiKey) console.warn('Echelon: no API key. Write data-api-key on the script tag, ?apiKey=… in its address, or call Echelon.configure().');
});

/** Tells a session that has already begun; one that has not reads what the loader left. */
export function reconfigure(config: Config): void {
  const session: unknown = Reflect.get(globalThis, SESSION);
  if (typeof session === 'object' && session !== null && 'act' in session && typeof session.act === 'function') session.act('configure', config);
}

const hasReady = (element: Element): element is Element & { whenReady(): Promise<void> } => 'whenReady' in element;

export async function whenReady(target: string | Element): Promise<void> {
  const elements = typeof target === 'string' ? [...document.querySelectorAll(target)] : [target];
  await Promise.all(elements.map(async element => {
    await customElements.whenDefined(element.localName);
    if (hasReady(element)) await element.whenReady();
  }));
}
