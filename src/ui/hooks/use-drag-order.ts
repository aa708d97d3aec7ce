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
  const stop = () => setDrag(undefined);
  const places = () => [...(list.current?.children ?? [])].map(item => item.getBoundingClientRect());
  return {
    list,
    handle: (at: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        // or the words around would be selected
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: at, to: at });
      },
      onPointerMove({ clientY }: PointerEvent<HTMLElement>) {
        if (!drag) return;
        setDrag({ ...drag, to: placeAt(clientY, drag.from, places()) });
      },
      onPointerUp({ clientY }: PointerEvent<HTMLElement>) {
        stop();
        if (!drag) return;
        // what the last move has set may not be drawn yet
        const to = placeAt(clientY, drag.from, places());
        if (to !== drag.from) onMove(drag.from, to);
      },
      onPointerCancel: stop,
      onLostPointerCapture: stop,
    }),
    item: (at: number) => ({
      'data-dragged': drag?.from === at ? '' : undefined,
      'data-drop': !drag || drag.to !== at || drag.from === at ? undefined : drag.to < drag.from ? 'before' : 'after',
    }),
  };
}
