import { useEffect, useRef } from 'react';
import { arrivalKind } from '../arrival-kind.js';
import { namedPart, scrollFor } from '../scroll.js';
import { useWindowTitle } from './use-window-title.js';

export interface PageHeadingProps {
  /** The page's name: its one `h1`, and what the window is called. */
  title: string;
  /** The widgets of the page show titles of their own; the name is then there for screen readers only. */
  quiet?: boolean | undefined;
}

/** The title of a page. A visitor who follows a link to it gets the focus there, or at the part that the link names. */
export function PageHeading({ title, quiet = false }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useWindowTitle(title);
  useEffect(() => {
    const kind = arrivalKind();
    if (kind !== 'first') (namedPart() ?? heading.current)?.focus({ preventScroll: true });
    scrollFor(kind);
  }, []);
  return (
    <h1 className={quiet ? 'unseen' : 'page-title'} tabIndex={-1} ref={heading}>
      {title}
    </h1>
  );
}
