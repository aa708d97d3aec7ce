import type { MouseEvent, ReactNode } from 'react';

interface OpenerProps {
  href: string | undefined;
  className: string;
  onOpen: (event: MouseEvent<HTMLElement>) => void;
  title?: string | undefined;
  /** Out of the order of the keyboard, where another way leads to the same. */
  isSkipped?: boolean | undefined;
  children: ReactNode;
}

/** Leads to a workout, a class or a challenge: a link where the page has an address for it, else a button. */
export function Opener({ href, onOpen, isSkipped, children, ...shown }: OpenerProps) {
  const shared = { ...shown, tabIndex: isSkipped ? -1 : undefined, onClick: onOpen };
  return href === undefined ? (
    <button type="button" {...shared}>
      {children}
    </button>
  ) : (
    <a href={href} {...shared}>
      {children}
    </a>
  );
}
