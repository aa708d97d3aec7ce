import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../../icon/icon.js';
import { chevronRight, more as moreIcon } from '../../icon/shapes.js';
import { useWords } from '../../language/language.js';
import { Link } from '../link/link.js';
import { Menu } from '../../actions/menu/menu.js';
import { box, current, item as itemClass, list, more, separator } from './breadcrumb.css.js';
import { breadcrumbWords } from './words.js';

export interface Crumb {
  label: string;
  /** Where it leads. The last one is the page itself, and leads nowhere. */
  href: string;
  /** For a page that goes there without a reload: call `preventDefault`. */
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
}

export interface BreadcrumbProps {
  /** From the root to this page. */
  items: readonly Crumb[];
  /** What the trail is called for a screen reader. */
  label?: string | undefined;
  /** More than so many are gathered behind a menu, also where there is room. */
  max?: number | undefined;
}

/** Where a page is in a tree of pages, and the way up. */
export function Breadcrumb({ items, label, max = 5 }: BreadcrumbProps) {
  const words = useWords(breadcrumbWords);
  const last = items.length - 1;
  const many = items.length > Math.max(max, 3);
  const entry = (at: number) => {
    const item = items[at];
    // In a narrow place the last two stay, with the menu before them.
    return (
      item &&
      !(many && at > 0 && at < last - 1) && (
        <Entry key={at} first={at === 0} shown={at < last - 1 ? 'wide' : undefined}>
          {at === last ? (
            <span className={current} aria-current="page">
              {item.label}
            </span>
          ) : (
            <Link quiet href={item.href} onClick={item.onClick}>
              {item.label}
            </Link>
          )}
        </Entry>
      )
    );
  };
  return (
    <nav className={box} aria-label={label ?? words.label} part="breadcrumb">
      <ol className={list} role="list">
        {entry(0)}
        {items.length > 2 && (
          <Entry menu shown={many ? undefined : 'menu'}>
            <Menu
              label={words.between}
              groups={[{ items: items.slice(0, -2).map(({ label: text, href }) => ({ id: href, label: text, href })) }]}
            >
              {trigger => (
                <button type="button" className={more} aria-label={words.between} {...trigger}>
                  <Icon shape={moreIcon} size="xs" />
                </button>
              )}
            </Menu>
          </Entry>
        )}
        {items.map((_, at) => at > 0 && entry(at))}
      </ol>
    </nav>
  );
}

function Entry({
  first = false,
  menu = false,
  shown,
  children,
}: {
  first?: boolean;
  menu?: boolean;
  shown: 'wide' | 'menu' | undefined;
  children: ReactNode;
}) {
  return (
    <li className={itemClass} data-shown={shown} data-menu={menu ? '' : undefined}>
      {!first && (
        <span className={separator} aria-hidden="true">
          <Icon shape={chevronRight} size="xs" />
        </span>
      )}
      {children}
    </li>
  );
}
