import type { FocusEvent } from 'react';

/** Spread on the box of a widget: what had the focus and is gone hands it on. Its code is fetched with the first focus. */
export const keepsFocus = {
  onFocus: ({ currentTarget }: FocusEvent<HTMLElement>): void =>
    void import('./keep-focus.js').then(({ keepFocus }) => keepFocus(currentTarget)),
};
