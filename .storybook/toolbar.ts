import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { PageTheme } from './page.js';

export interface Toolbar {
  readonly theme: PageTheme;
  readonly brand: string;
  readonly language: string;
}

// A page without stories has no decorator that knows what the toolbar says, so this listens to it from the start.
let toolbar: Toolbar = { theme: 'light', brand: 'echelon', language: 'en-US' };
const listeners = new Set<() => void>();
for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) {
  addons.getChannel().on(event, ({ globals }: { globals: Partial<Record<keyof Toolbar, unknown>> }) => {
    toolbar = {
      theme: globals.theme === 'dark' ? 'dark' : 'light',
      brand: String(globals.brand ?? toolbar.brand),
      language: String(globals.language ?? toolbar.language),
    };
    for (const listener of listeners) listener();
  });
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the toolbar says now. */
export const useToolbar = (): Toolbar => useSyncExternalStore(listen, () => toolbar);
