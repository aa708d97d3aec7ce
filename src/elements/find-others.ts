import { leftConfig } from '../core/session/page.js';
import type { Left } from './ahead.js';

const UNDEFINED = ':not(:defined)';

/** Whether the page has one of our elements that nobody has defined, or waits for one by its tag. */
const isMissing = (awaited = ''): boolean =>
  [awaited, ...[...document.querySelectorAll(UNDEFINED)].map(({ localName }) => localName)].some(
    tag => tag.startsWith('echelon-') && !customElements.get(tag),
  );

/** Brings the definitions that the page lacks, and what their elements will need. What could not be loaded is requested again at the next call. */
export function findOthers(awaited?: string, { audience }: Left = {}): void {
  if (!audience && !isMissing(awaited)) return;
  void import('./mount.js').catch(() => undefined);
  import('./other-audiences.js').then(
    ({ bring }) => bring(() => isMissing(awaited)),
    (error: unknown) => console.error('Echelon could not be loaded:', error),
  );
}

/** Finds the elements of other audiences: those that the script tag names, and any that is in the document, now or later. */
export function watch(): void {
  findOthers('', leftConfig());
  new MutationObserver(records => {
    const nodes = records.flatMap(({ addedNodes }) => [...addedNodes]);
    if (nodes.some(node => node instanceof Element && (node.matches(UNDEFINED) || node.querySelector(UNDEFINED))))
      findOthers();
  }).observe(document, { childList: true, subtree: true });
}
