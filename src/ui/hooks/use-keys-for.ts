import { useEffect, type RefObject } from 'react';

/**
 * Hands the focus of a dialog on to its body once that scrolls: End, Page Down and Space go to what is focused, and a
 * dialog itself has nothing to scroll. A focus that is on a control stays there.
 */
export function useKeysFor(box: RefObject<HTMLElement | null>, overflows: boolean): void {
  useEffect(() => {
    const body = box.current;
    const tree = body?.getRootNode();
    const active = tree instanceof ShadowRoot || tree instanceof Document ? tree.activeElement : null;
    // Not `:focus`, which an engine withholds while another window is in front.
    if (overflows && body && active === body.parentElement) body.focus({ preventScroll: true });
  }, [box, overflows]);
}
