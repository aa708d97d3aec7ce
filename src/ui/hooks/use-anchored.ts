import { useLayoutEffect, useRef, type RefObject } from 'react';
import { showAnchored, type AnchoredPlace } from './anchored.js';

export type { AnchoredAlign, AnchoredSide } from './anchored.js';

export interface AnchoredOptions extends AnchoredPlace {
  /** While true the popover is shown. */
  open: boolean;
  anchor: RefObject<HTMLElement | null>;
  /** An element with a `popover` attribute, in the same document or shadow root as the anchor. */
  popover: RefObject<HTMLElement | null>;
  /** The browser has closed it: Escape, a press beside it, another popover of the same kind (`popover="auto"` or `"hint"`). */
  onDismiss?: (() => void) | undefined;
}

/**
 * Shows an element with a `popover` attribute in the top layer, at its anchor, for as long as `open` is true. The
 * browser's own anchor positioning does it where there is one; elsewhere it is measured. The sheet of the popover says
 * how large it may become: `max-block-size: calc(50dvh - 32px)` always has room above or below a control of 44 px.
 */
export function useAnchored({ open, anchor, popover, side, align, gap, sameWidth, onDismiss }: AnchoredOptions): void {
  const dismissed = useRef(onDismiss);
  useLayoutEffect(() => {
    dismissed.current = onDismiss;
  });

  useLayoutEffect(() => {
    const [at, element] = [anchor.current, popover.current];
    return open && at && element
      ? showAnchored(at, element, { side, align, gap, sameWidth }, () => dismissed.current?.())
      : undefined;
  }, [open, anchor, popover, side, align, gap, sameWidth]);
}
