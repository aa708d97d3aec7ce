import type { MouseEvent, ReactNode } from 'react';
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

/** A link in running text. */
export function Link({ children, href, target, onClick, quiet, part = 'link' }: LinkProps) {
  const shared = { className: link, part, onClick, 'data-quiet': quiet ? '' : undefined };
  return href === undefined
    ? <button type="button" {...shared}>{children}</button>
    : <a href={href} target={target} rel={target === '_blank' ? 'noopener' : undefined} {...shared}>{children}</a>;
}
