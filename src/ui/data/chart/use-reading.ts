import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { moved, type Moves } from './moves.js';

interface ReadingOptions {
  count: number;
  moves: Moves;
  /** The point at a place in the drawing, px from its left and its top edge. */
  at: (x: number, y: number) => number | undefined;
  label: string;
  /** What is said about a point. */
  say: (index: number) => string;
}

/**
 * Which point is read. It is a slider to assistive technology: that is what screen readers hand the arrow keys to, and
 * whose value they say whenever it changes.
 */
export function useReading({ count, moves, at, label, say }: ReadingOptions) {
  const [chosen, setChosen] = useState<number>();
  const index = chosen === undefined || chosen < count ? chosen : undefined;
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    setChosen(at(event.clientX - left, event.clientY - top));
  };
  return {
    index,
    props: {
      role: 'slider',
      tabIndex: 0,
      'aria-label': label,
      'aria-valuemin': 1,
      'aria-valuemax': count,
      'aria-valuenow': (index ?? 0) + 1,
      'aria-valuetext': say(index ?? 0),
      onPointerDown: point,
      onPointerMove: point,
      onPointerLeave: () => setChosen(undefined),
      onFocus: (event: React.FocusEvent<HTMLElement>) => {
        // a press has said already which point
        if (event.currentTarget.matches(':focus-visible')) setChosen(old => old ?? 0);
      },
      onBlur: () => setChosen(undefined),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        if (event.key === 'Escape' && index !== undefined) setChosen(undefined);
        const next = moved(index, event.key, count, moves);
        if (next === undefined) return;
        event.preventDefault();
        setChosen(next);
      },
    } as const,
  };
}
