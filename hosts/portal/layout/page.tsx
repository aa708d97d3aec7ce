import type { ReactNode } from 'react';
import { PageHeading } from './page-heading.js';

export interface PageProps {
  /** The page's name: its one `h1`, and what the window is called. */
  title: string;
  /** The widgets of the page show titles of their own; the name is then there for screen readers only. */
  quietTitle?: boolean;
  /** How much room it takes: a form, running text, or everything there is. */
  width: 'form' | 'text' | 'wide';
  children: ReactNode;
}

/** One page between header and footer. */
export function Page({ title, quietTitle, width, children }: PageProps) {
  return (
    <main className="main" id="main" tabIndex={-1}>
      <div className={`page page-${width}`}>
        <PageHeading title={title} quiet={quietTitle} />
        {children}
      </div>
    </main>
  );
}
