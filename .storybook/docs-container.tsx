import { DocsContainer as Container, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useSyncExternalStore, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { applyPageTheme, type PageTheme } from './page.js';
import { themes } from './theme.js';

// A page without stories has no decorator that knows what the toolbar says, so this page listens to it from the start.
let theme: PageTheme = 'light';
const listeners = new Set<() => void>();
for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) {
  addons.getChannel().on(event, ({ globals }: { globals: { theme?: unknown } }) => {
    theme = globals.theme === 'dark' ? 'dark' : 'light';
    for (const listener of listeners) listener();
  });
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A documentation page in the toolbar's colour scheme. */
export function DocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  const shown = useSyncExternalStore(listen, () => theme);
  useLayoutEffect(() => applyPageTheme(shown), [shown]);
  return <Container {...props} theme={themes[shown]} />;
}
