import type { ReactNode } from 'react';
import { PageHeading } from './page-heading.js';

export interface PageProps {
  /** The page's name: its one `h1`, and what the window is called. */
  title: string;
  /** The widgets of the page show titles of their own; the name is then there for screen readers only. */
  quietTitle?: boolean;
  /** How much room it takes: a form, running text, or everything there is. */
  width: 'form' | 'text' | 'wide';
  /** In the window's other half, where it is wide enough for two. */
  beside?: ReactNode;
  /** It has little to say: that stands in the middle, over the line of days. */
  ends?: boolean;
  children: ReactNode;
}

/** One page between header and footer. */
export function Page({ title, quietTitle, width, beside, ends, children }: PageProps) {
  return (
    <main className={`main ${beside ? 'halves' : ends ? 'ends' : ''}`} id="main" tabIndex={-1}>
      <div className={`page page-${width}`}>
        <PageHeading title={title} quiet={quietTitle} />
        {children}
      </div>
      {beside}
    </main>
  );
}
