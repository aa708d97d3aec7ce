let made = 0;

/** A slot name no other slot of the page has: two widgets may stand side by side in one outer shadow root. */
export function uniqueSlotName(name: string): string {
  made += 1;
  return `echelon-${name}-${made}`;
}

/**
 * Puts an empty `<div>` into the document's own tree, shown where `host`'s shadow root has `<slot name={slot}>`.
 * A frame inside a shadow tree is missing from `window.frames`, which is how a payment provider's frames find one
 * another; so the div goes to the outermost host and every shadow root on the way hands it on through a slot.
 *
 * Returns the div and a function that takes away all that was added.
 */
export function forwardSlot(host: HTMLElement, slot: string): { target: HTMLElement; remove: () => void } {
  const added: HTMLElement[] = [];
  let outermost = host;
  for (let tree = host.getRootNode(); tree instanceof ShadowRoot && tree.host instanceof HTMLElement; tree = outermost.getRootNode()) {
    const link = document.createElement('slot');
    link.name = slot;
    link.slot = slot;
    outermost.append(link);
    added.push(link);
    outermost = tree.host;
  }
  const target = document.createElement('div');
  target.slot = slot;
  outermost.append(target);
  added.push(target);
  return { target, remove: () => added.forEach(element => element.remove()) };
}
