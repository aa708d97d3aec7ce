import type { MouseEvent, ReactNode } from 'react';
import { opener } from './view.css.js';

interface OpenerProps {
  href: string | undefined;
  onOpen: (event: MouseEvent) => void;
  children: ReactNode;
}

/** The name of a challenge or a class as the way to it: a link where the page has an address for it, else a button. */
export const Opener = ({ href, onOpen, children }: OpenerProps) =>
  href === undefined ? (
    <button type="button" className={opener} onClick={onOpen}>
      {children}
    </button>
  ) : (
    <a href={href} className={opener} onClick={onOpen}>
      {children}
    </a>
  );
