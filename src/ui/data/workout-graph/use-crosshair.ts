import { useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { moved, pointedAt, type Course } from './moves.js';

interface CrosshairOptions {
  course: Course;
  /** The second at a place, px from the left. */
  secondAt: (px: number) => number;
  label: string;
  /** What is said about a sample. */
  say: (index: number) => string;
}

/**
 * Which sample is read. Like the other charts it is a slider to assistive technology, here over seconds: screen readers
 * hand it the arrow keys and say its value whenever that changes.
 */
export function useCrosshair({ course, secondAt, label, say }: CrosshairOptions) {
  const { seconds } = course;
  const [chosen, setChosen] = useState<number>();
  const index = chosen === undefined || chosen < seconds.length ? chosen : undefined;
  const point = (event: PointerEvent<HTMLElement>) =>
    setChosen(pointedAt(course, secondAt(event.clientX - event.currentTarget.getBoundingClientRect().left)));
  return {
    index,
    props: {
      role: 'slider',
      tabIndex: 0,
      'aria-label': label,
      'aria-valuemin': seconds[0] ?? 0,
      'aria-valuemax': seconds.at(-1) ?? 0,
      'aria-valuenow': seconds[index ?? 0] ?? 0,
      'aria-valuetext': say(index ?? 0),
      onPointerDown: point,
      onPointerMove: point,
      onPointerLeave: () => setChosen(undefined),
      onFocus: (event: FocusEvent<HTMLElement>) => {
        // a press has said already which sample
        if (event.currentTarget.matches(':focus-visible')) setChosen(old => old ?? 0);
      },
      onBlur: () => setChosen(undefined),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        if (event.key === 'Escape' && index !== undefined) setChosen(undefined);
        const next = moved(course, index, event.key);
        if (next === undefined) return;
        event.preventDefault();
        setChosen(next);
      },
    } as const,
  };
}
