/** What is read of a key that is let go, which has a name, or of a click, which counts a pointer's presses. */
interface Sign {
  key?: string;
  detail: number;
  currentTarget: HTMLElement;
}

/**
 * Keeps the focus in the box of a widget, as `onKeyUp` and `onClick` of it. The code is fetched when Tab first comes there,
 * or the first press without a pointer: most visitors have none but that.
 */
export const keepsFocus = ({ key, detail, currentTarget }: Sign): void => {
  if (key ? key === 'Tab' : !detail) void import('./keep-focus.js').then(code => code.keepFocus(currentTarget));
};
