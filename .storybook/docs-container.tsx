import { DocsContainer as Container, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, type PropsWithChildren } from 'react';
import { applyPageTheme } from './page.js';
import { themes } from './theme.js';
import { useToolbar } from './toolbar.js';

/** A documentation page in the toolbar's colour scheme. */
export function DocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  const { theme } = useToolbar();
  useLayoutEffect(() => applyPageTheme(theme), [theme]);
  return <Container {...props} theme={themes[theme]} />;
}
