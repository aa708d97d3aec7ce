import type { KeyboardEvent } from 'react';

export interface PlayerKeys {
  playOrPause: () => void;
  move: (seconds: number) => void;
  captions: () => void;
  fullScreen: () => void;
  mute: () => void;
}

/** Seconds that an arrow moves. */
export const STEP = 10;

/** Controls that have a use of their own for a key keep it. */
const keeps = (target: EventTarget, key: string): boolean =>
  target instanceof HTMLElement &&
  (target.matches('input, select, textarea')
    ? key === ' ' || key.startsWith('Arrow')
    : key === ' ' && target.matches('button, a'));

/** The player's keys; those that go with Ctrl, Alt or Meta are the browser's. Film runs from left to right in every language. */
export function pressKey(event: KeyboardEvent<HTMLElement>, keys: PlayerKeys): void {
  if (event.ctrlKey || event.altKey || event.metaKey || keeps(event.target, event.key)) return;
  const deeds: Readonly<Record<string, () => void>> = {
    ' ': keys.playOrPause,
    ArrowLeft: () => keys.move(-STEP),
    ArrowRight: () => keys.move(STEP),
    c: keys.captions,
    f: keys.fullScreen,
    m: keys.mute,
  };
  const deed = deeds[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!deed) return;
  // or the page would scroll
  event.preventDefault();
  deed();
}
