import type { ReactNode } from 'react';
import type { Opening } from './opening.js';
import { opener } from './view.css.js';

/** Leads to a class: a link where the page has an address for it, else a button. */
export function Opener({ contentId, hrefOf, onOpen, children }: Opening & { contentId: string; children: ReactNode }) {
  const href = hrefOf(contentId);
  return href === undefined ? (
    <button type="button" className={opener} onClick={event => onOpen(contentId, event)}>
      {children}
    </button>
  ) : (
    <a href={href} className={opener} onClick={event => onOpen(contentId, event)}>
      {children}
    </a>
  );
}
