import { useEffect, useRef } from 'react';
import { arrivalKind } from '../arrival-kind.js';
import { namedPart, scrollFor } from '../scroll.js';
import { useShownNames } from './use-shown-names.js';
import { useWindowTitle } from './use-window-title.js';

export interface PageHeadingProps {
  /** The page's name: its one first-level heading, and what the window is called. */
  title: string;
  /** The widgets of the page show titles of their own; the name is then there for screen readers only. */
  quiet?: boolean | undefined;
  /** What the navigation calls the page, or the list that its one thing is from. */
  section?: string | undefined;
  /** The page is about one thing: page and window are called after that, once it is there. */
  isOfOne?: boolean | undefined;
}

/** The title of a page. A visitor who follows a link to it gets the focus there, or at the part that the link names. */
export function PageHeading({ title, quiet = false, section, isOfOne = false }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const kind = arrivalKind();
    if (kind !== 'first') (namedPart() ?? heading.current)?.focus({ preventScroll: true });
    scrollFor(kind);
  }, []);
  const { widget, drawer } = useShownNames(heading);
  const thing = isOfOne ? widget : undefined;
  const shown = drawer ?? thing;
  // a page without a section is no list and no thing of one
  useWindowTitle(shown !== undefined && section !== undefined ? `${shown} · ${section}` : title);
  return (
    <h1 className={quiet ? 'unseen' : 'page-title'} tabIndex={-1} ref={heading}>
      {thing ?? title}
    </h1>
  );
}
