import { useId, useRef, type ReactNode } from 'react';
import { useWords } from '../../language/language.js';
import {
  aside as asideClass,
  body,
  column,
  head,
  layout,
  main as mainClass,
  page,
  skip,
  title as titleClass,
} from './page-layout.css.js';
import { pageLayoutWords } from './words.js';

export interface PageLayoutProps {
  /** The page's matter. */
  children: ReactNode;
  /** The page's one first-level heading. Leave it out where the header has it (`PageHeader`). */
  title?: ReactNode;
  header?: ReactNode;
  /** A `Sidebar`. */
  sidebar?: ReactNode;
  /** Beside the matter, below it in a narrow place. */
  aside?: ReactNode;
  /** What the aside is called for a screen reader. */
  asideLabel?: string | undefined;
  footer?: ReactNode;
  /** Members get air; staff screens are the same, denser. */
  density?: 'airy' | 'dense' | undefined;
  /** `text` keeps lines to 68 characters: for terms, articles, a single form. */
  width?: 'text' | 'full' | undefined;
  /** The header stays in view while the page scrolls. */
  stickyHeader?: boolean | undefined;
}

/** A whole page: landmarks, a way past the navigation, and room for the matter by the width there is. */
export function PageLayout({
  children,
  title,
  header,
  sidebar,
  aside,
  asideLabel,
  footer,
  density = 'airy',
  width = 'full',
  stickyHeader = false,
}: PageLayoutProps) {
  const words = useWords(pageLayoutWords);
  const id = useId();
  const main = useRef<HTMLElement>(null);
  return (
    <div className={page} data-density={density} part="page">
      <a
        className={skip}
        href={`#${id}`}
        onClick={event => {
          // A fragment does not reach into a shadow root.
          event.preventDefault();
          main.current?.focus();
          main.current?.scrollIntoView();
        }}
      >
        {words.skip}
      </a>
      <div className={layout}>
        {sidebar}
        <div className={column}>
          {header && (
            <div className={head} data-sticky={stickyHeader ? '' : undefined}>
              {header}
            </div>
          )}
          <div className={body} data-aside={aside ? '' : undefined}>
            <main ref={main} className={mainClass} id={id} data-width={width} tabIndex={-1} part="main">
              {title && <h1 className={titleClass}>{title}</h1>}
              {children}
            </main>
            {aside && (
              <aside className={asideClass} aria-label={asideLabel ?? words.aside}>
                {aside}
              </aside>
            )}
          </div>
          {footer}
        </div>
      </div>
    </div>
  );
}
