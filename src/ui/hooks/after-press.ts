let pressed = false;
let watching = false;
let waiting: (() => void)[] = [];

function watch(): void {
  watching = true;
  addEventListener('pointerdown', () => (pressed = true), true);
  for (const end of ['pointerup', 'pointercancel'] as const) {
    addEventListener(
      end,
      () => {
        pressed = false;
        const now = waiting;
        waiting = [];
        // The click comes after the pointer is lifted, and must still find its target where it was.
        if (now.length > 0) setTimeout(() => now.forEach(work => work()));
      },
      true,
    );
  }
}

/** From now on presses are noticed; call it before the first one that matters. */
export function noticePresses(): void {
  if (!watching) watch();
}

/**
 * Runs work at once, or, while a pointer is down, after the click that it will end in. What a field hides when it is
 * left would otherwise move the button that was pressed from under the pointer, and the press would be lost.
 */
export function afterPress(work: () => void): void {
  if (pressed) waiting.push(work);
  else work();
}
