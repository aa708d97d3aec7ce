import { useRef, useState, type PointerEvent } from 'react';
import { placeAt } from './place-at.js';

/**
 * Lets the items of a list be dragged by a handle: put `list` on the list, `handle(at)` on each handle and `item(at)` on
 * each item, which is marked while it is dragged (`data-dragged`), and where it would go (`data-drop`). For pointers alone:
 * buttons do the same by keyboard. The handle needs `touch-action: none`.
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<{ from: number; to: number }>();
  const take = (from: number, handle: HTMLElement, pointerId: number) => {
    const leaving = new AbortController();
    const heard = { signal: leaving.signal };
    const placeOf = ({ clientY }: { clientY: number }) =>
      placeAt(
        clientY,
        from,
        [...(list.current?.children ?? [])].map(item => item.getBoundingClientRect()),
      );
    const stop = () => {
      leaving.abort();
      setDrag(undefined);
    };
    setDrag({ from, to: from });
    handle.setPointerCapture(pointerId);
    // Heard here, and only while something is dragged: few pages have such a list.
    handle.addEventListener('pointermove', event => setDrag({ from, to: placeOf(event) }), heard);
    handle.addEventListener('pointercancel', stop, heard);
    handle.addEventListener('lostpointercapture', stop, heard);
    handle.addEventListener(
      'pointerup',
      event => {
        const to = placeOf(event);
        stop();
        if (to !== from) onMove(from, to);
      },
      heard,
    );
  };
  return {
    list,
    handle: (at: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        // or the words around would be selected
        event.preventDefault();
        take(at, event.currentTarget, event.pointerId);
      },
    }),
    item: (at: number) => ({
      'data-dragged': drag?.from === at ? '' : undefined,
      'data-drop': !drag || drag.to !== at || drag.from === at ? undefined : drag.to < drag.from ? 'before' : 'after',
    }),
  };
}
