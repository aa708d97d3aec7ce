import { useLayoutEffect, type ReactNode } from 'react';

/** What the toolbar says about the page around a story. */
export interface SurroundingsProps {
  theme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  /** A CSS length, or `100%`. */
  width: string;
  children: ReactNode;
}

/** The page a story stands on: colour scheme, reading direction and width, set as a host page would set them. */
export function Surroundings({ theme, direction, width, children }: SurroundingsProps) {
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.dir = direction;
    page.style.setProperty('color-scheme', theme);
    page.style.setProperty('background-color', theme === 'dark' ? '#0e0f12' : '#f6f6f4');
    page.dataset['echelonTheme'] = theme;
    document.body.style.setProperty('background-color', 'transparent');
  }, [theme, direction]);
  return <div style={{ inlineSize: width, maxInlineSize: '100%', marginInline: 'auto' }}>{children}</div>;
}
