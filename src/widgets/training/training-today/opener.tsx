import type { MouseEvent, ReactNode } from 'react';

interface OpenerProps {
  href: string | undefined;
  className: string;
  /** Answers false where the page goes there itself. */
  onOpen: () => unknown;
  children: ReactNode;
}

/** Leads to a class or a workout: a link where the page has an address for it, else a button. */
export function Opener({ href, className, onOpen, children }: OpenerProps) {
  const open = (event: MouseEvent) => {
    if (onOpen() === false) event.preventDefault();
  };
  return href === undefined ? (
    <button type="button" className={className} onClick={open}>
      {children}
    </button>
  ) : (
    <a href={href} className={className} onClick={open}>
      {children}
    </a>
  );
}
