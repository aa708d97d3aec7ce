import { useEffect, useRef } from 'react';
import { isApple } from '../../actions/menu/shortcut.js';

/** Calls `onPress` when a shortcut such as `Mod+K` is pressed anywhere on the page: ⌘K on an Apple computer, Ctrl+K elsewhere. */
export function useShortcut(shortcut: string, onPress: () => void): void {
  const newest = useRef(onPress);
  useEffect(() => {
    newest.current = onPress;
  });
  useEffect(() => {
    const keys = shortcut.toLowerCase().split('+');
    const wants = (name: string) => keys.includes(name);
    const mod = isApple() ? 'meta' : 'control';
    const press = (event: KeyboardEvent) => {
      const modifiers = { control: event.ctrlKey, meta: event.metaKey, alt: event.altKey, shift: event.shiftKey };
      const held = Object.entries(modifiers).every(
        ([name, down]) => down === (wants(name) || (wants('mod') && name === mod)),
      );
      if (!held || event.key.toLowerCase() !== keys.at(-1) || event.repeat) return;
      // A browser has uses of its own for many of them.
      event.preventDefault();
      newest.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [shortcut]);
}
