import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { link } from './link.css.js';

export interface LinkProps {
  children: ReactNode;
  /** Without an address it is a button that reads as a link. */
  href?: string | undefined;
  target?: string | undefined;
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Underlined on hover only: for lists that are links all through. */
  quiet?: boolean | undefined;
  part?: string | undefined;
}

function press(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  // or the page would scroll
  event.preventDefault();
  if (!event.repeat) event.currentTarget.click();
}

/** A link in running text. */
export function Link({ children, href, target, onClick, quiet, part = 'link' }: LinkProps) {
  const shared = { className: link, part, onClick, 'data-quiet': quiet ? '' : undefined };
  // Not a <button>: a browser never breaks one over two lines, and a long one would be a box in the text.
  return href === undefined ? (
    <span role="button" tabIndex={0} onKeyDown={press} {...shared}>
      {children}
    </span>
  ) : (
    <a href={href} target={target} rel={target === '_blank' ? 'noopener' : undefined} {...shared}>
      {children}
    </a>
  );
}
