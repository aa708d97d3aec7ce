import type { KeyboardEvent } from 'react';

/** `block` moves by Up and Down, `inline` by Left and Right, in the order of reading. */
export type RovingAxis = 'block' | 'inline';

/** Which of so many items a key leads to, from the one at `at` (-1 for none); round at both ends. `undefined`: no such key. */
export function rovingTarget(
  key: string,
  at: number,
  count: number,
  axis: RovingAxis,
  rtl = false,
): number | undefined {
  if (count === 0) return undefined;
  const [back, on] =
    axis === 'block' ? ['ArrowUp', 'ArrowDown'] : rtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === on) return (at + 1) % count;
  return key === back ? (at <= 0 ? count : at) - 1 : undefined;
}

/** Moves the focus among the items in a box, as a key says, and returns where it went. */
export function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  selector: string,
  axis: RovingAxis,
): HTMLElement | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const box = event.currentTarget;
  const items = [...box.querySelectorAll<HTMLElement>(selector)];
  const at = items.findIndex(item => event.target instanceof Node && item.contains(event.target));
  const target = rovingTarget(
    event.key,
    at,
    items.length,
    axis,
    axis === 'inline' && getComputedStyle(box).direction === 'rtl',
  );
  const item = target === undefined ? undefined : items[target];
  if (!item) return undefined;
  // or the page would scroll as well
  event.preventDefault();
  item.focus();
  return item;
}
