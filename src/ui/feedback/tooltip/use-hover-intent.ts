import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';

/** Milliseconds of rest before a pointer means it, and before leaving means it: time to reach what was shown. */
const delays = { show: 400, hide: 160 } as const;

// Once one remark is shown, its neighbours' come at once: the user is reading along a row.
let lastShown = Number.NEGATIVE_INFINITY;

/**
 * Whether something is pointed at or focused by keyboard, reported after a delay so that a passing pointer opens
 * nothing. `empty`: there is nothing to show, and Escape is for what is around it.
 */
export function useHoverIntent(empty = false) {
  const [shown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const change = (to: boolean, after: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (to || shown) lastShown = performance.now();
      setShown(to);
    }, after);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setShown(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    shown,
    hide,
    events: {
      onPointerEnter: (event: PointerEvent) => {
        // A finger has no way to point without pressing.
        if (event.pointerType !== 'touch') change(true, performance.now() - lastShown < 600 ? 0 : delays.show);
      },
      onPointerLeave: () => change(false, delays.hide),
      onFocus: (event: FocusEvent) => {
        if (!event.target.matches(':focus-visible')) return;
        clearTimeout(timer.current);
        setShown(true);
      },
      onBlur: hide,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !shown || empty) return;
        // The key has done its work: a dialog around it stays.
        event.preventDefault();
        event.stopPropagation();
        hide();
      },
    },
  };
}
