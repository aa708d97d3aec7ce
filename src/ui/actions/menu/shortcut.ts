const apple: Readonly<Record<string, string>> = {
  Mod: '⌘',
  Meta: '⌘',
  Alt: '⌥',
  Shift: '⇧',
  Control: '⌃',
  Enter: '↵',
  Escape: 'esc',
};
const other: Readonly<Record<string, string>> = { Mod: 'Ctrl', Control: 'Ctrl', Escape: 'Esc' };

/** Whether this computer writes its shortcuts with ⌘. */
export const isApple = (): boolean =>
  typeof navigator !== 'undefined' && /Mac|iP(?:hone|ad|od)/.test(navigator.platform);

/** `Mod+K` as a person knows it from their computer: ⌘K or Ctrl+K. */
export function shownShortcut(shortcut: string, onApple = isApple()): string {
  const names = onApple ? apple : other;
  return shortcut
    .split('+')
    .map(key => names[key] ?? key)
    .join(onApple ? '' : '+');
}
