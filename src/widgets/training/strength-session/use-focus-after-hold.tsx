import { useEffect, useRef } from 'react';
import type { Hold } from './state.js';

/** Nothing has the focus: what had it is gone. */
function isLost(box: HTMLElement): boolean {
  const root = box.getRootNode();
  const active = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
  return active === null || active === box.ownerDocument.body;
}

/** When a hold ends, its button goes: the focus goes to the next press, unless somebody has gone elsewhere meanwhile. */
export function useFocusAfterHold(hold: Hold | null) {
  const box = useRef<HTMLDivElement>(null);
  const wasHeld = useRef(false);
  const isHeld = hold !== null;
  useEffect(() => {
    const hasEnded = wasHeld.current && !isHeld;
    wasHeld.current = isHeld;
    if (hasEnded && box.current && isLost(box.current))
      box.current.querySelector<HTMLElement>('[data-next] button')?.focus({ preventScroll: true });
  }, [isHeld]);
  return box;
}
