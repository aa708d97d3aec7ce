import { inTests } from './in-tests.js';

// A part of a view that is read out as it changes (`aria-live`) may come with the view.
const LIVE = '[role=status], [role=log]';
const HELD = '[aria-hidden=true], [hidden]';

let filled: string[] = [];
let watch: MutationObserver | undefined;
let hasActed = false;

const act = (): void => {
  hasActed = true;
};

/** What a screen reader is given at once; where any of it is held back, the whole is read out as that comes. */
function wordsOf(region: Element): string {
  const isHeld =
    region.closest(HELD) ?? [...region.querySelectorAll(HELD)].some(held => held.textContent.trim() !== '');
  return isHeld ? '' : region.textContent.trim();
}

/** Those that have words the moment they come. */
const wordy = (node: Node): Element[] =>
  node instanceof Element
    ? [...(node.matches(LIVE) ? [node] : []), ...node.querySelectorAll(LIVE)].filter(
        region => region.isConnected && wordsOf(region) !== '',
      )
    : [];

/** A story begins: from its first press on, it is seen which regions that are read out come with their words. */
export function listensToRegions(): void {
  if (!inTests) return;
  filled = [];
  hasActed = false;
  for (const kind of ['click', 'keydown', 'change']) document.addEventListener(kind, act, { capture: true });
  watch?.disconnect();
  watch = new MutationObserver(changes => {
    if (!hasActed) return;
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        for (const region of wordy(node)) filled.push(`<${region.localName}> “${wordsOf(region).slice(0, 80)}”`);
  });
  watch.observe(document.body, { childList: true, subtree: true });
}

/** What comes with its words is often not read out: the region stands before them. `Said` does so by itself. */
export function keepsRegionsStanding(): void {
  watch?.disconnect();
  if (filled.length > 0)
    throw new Error(
      `These came with their words, and a screen reader may not say them: ${[...new Set(filled)].join(', ')}`,
    );
}
