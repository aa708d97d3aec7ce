import { useLayoutEffect, type ReactNode } from 'react';
import { brandPage, applyPageTheme, type PageTheme } from './page.js';

/** What the toolbar says about the page around a story. */
export interface SurroundingsProps {
  theme: PageTheme;
  /** A known brand's name. */
  brand: string;
  direction: 'ltr' | 'rtl';
  /** A CSS length, or `100%`. */
  width: string;
  children: ReactNode;
}

/** Marks the box that the page gives a story. */
export const surroundings = 'data-surroundings';

/** The page a story is on: colour scheme, brand, reading direction and width, set as a host page would set them. */
export function Surroundings({ theme, brand, direction, width, children }: SurroundingsProps) {
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
    applyPageTheme(theme);
    brandPage(brand);
  }, [theme, brand, direction]);
  return (
    <div {...{ [surroundings]: '' }} style={{ inlineSize: width, maxInlineSize: '100%', marginInline: 'auto' }}>
      {children}
    </div>
  );
}
