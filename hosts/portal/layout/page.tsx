import { useEffect, useRef, type ReactNode } from 'react';
import { arrivalKind } from '../arrival-kind.js';
import { scrollFor } from '../scroll.js';
import { useWindowTitle } from './use-window-title.js';

export interface PageProps {
  /** The page's name: its one `h1`, and what the window is called. */
  title: string;
  /** The widgets of the page show titles of their own; the name is then there for screen readers only. */
  quietTitle?: boolean;
  /** How much room it takes: a form, running text, or everything there is. */
  width: 'form' | 'text' | 'wide';
  children: ReactNode;
}

/** One page between header and footer. Whoever comes by a link is taken to its title. */
export function Page({ title, quietTitle = false, width, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useWindowTitle(title);
  useEffect(() => {
    const kind = arrivalKind();
    if (kind !== 'first') heading.current?.focus({ preventScroll: true });
    scrollFor(kind);
  }, []);
  return (
    <main className="main" id="main" tabIndex={-1}>
      <div className={`page page-${width}`}>
        <h1 className={quietTitle ? 'unseen' : 'page-title'} tabIndex={-1} ref={heading}>{title}</h1>
        {children}
      </div>
    </main>
  );
}
