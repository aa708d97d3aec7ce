import { MADE, SLOT } from '../../core/light-dom.js';
import { holdShape, watchPlace } from './watch-place.js';

/** Another one for every load of the page: a page that was saved brings the slots of an earlier one along. */
const visit = Math.random().toString(36).slice(2, 8);
let made = 0;

/** A slot name no other slot of the page has: two widgets may be side by side in one outer shadow root. */
export function uniqueSlotName(name: string): string {
  made += 1;
  return `echelon-${name}-${visit}-${made}`;
}

const markAsMade = (element: HTMLElement) => {
  element.setAttribute(SLOT, '');
  Reflect.set(element, MADE, true);
};

/**
 * Puts an empty `<div>` into the document's own tree, shown where `host`'s shadow root has `<slot name={slot}>`.
 * A frame inside a shadow tree is missing from `window.frames`, which is how a payment provider's frames find one
 * another; so the div goes to the outermost host and every shadow root on the way hands it on through a slot.
 *
 * That tree belongs to the page, which may write it again or move it: `onLost` is called when what was added, or a frame
 * in it, is no longer what it was.
 *
 * Returns the div and a function that takes away all that was added.
 */
export function forwardSlot(
  host: HTMLElement,
  slot: string,
  onLost?: () => void,
): { target: HTMLElement; remove: () => void } {
  const added: HTMLElement[] = [];
  let outermost = host;
  for (
    let tree = host.getRootNode();
    tree instanceof ShadowRoot && tree.host instanceof HTMLElement;
    tree = outermost.getRootNode()
  ) {
    const link = document.createElement('slot');
    link.name = slot;
    link.slot = slot;
    markAsMade(link);
    outermost.append(link);
    added.push(link);
    outermost = tree.host;
  }
  const target = document.createElement('div');
  target.slot = slot;
  markAsMade(target);
  holdShape(target);
  outermost.append(target);
  added.push(target);
  const unwatch = onLost && watchPlace(added, target, onLost);
  return {
    target,
    remove: () => {
      unwatch?.();
      for (const element of added) element.remove();
    },
  };
}
