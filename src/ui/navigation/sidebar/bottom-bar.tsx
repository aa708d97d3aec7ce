import { Icon } from '../../icon/icon.js';
import { menu } from '../../icon/shapes.js';
import { bar, cell, item, list, text as textClass } from './bottom-bar.css.js';
import type { SidebarItemProps } from './sidebar-item.js';

interface BottomBarProps {
  label: string;
  items: readonly SidebarItemProps[];
  /** What opens the other pages. */
  more: string;
  isOpen: boolean;
  onMore: () => void;
}

/** The navigation of a phone: some pages, and the way to the others. */
export function BottomBar({ label, items, more, isOpen, onMore }: BottomBarProps) {
  return (
    <nav className={bar} aria-label={label} part="bottom-bar">
      <ul className={list} role="list">
        {items.map(({ text, icon, href, selected, onClick }) => (
          <li key={href} className={cell}>
            <a
              className={item}
              href={href}
              aria-current={selected ? 'page' : undefined}
              data-selected={selected ? '' : undefined}
              onClick={onClick}
            >
              <Icon shape={icon} />
              <span className={textClass}>{text}</span>
            </a>
          </li>
        ))}
        <li className={cell}>
          <button type="button" className={item} aria-haspopup="dialog" aria-expanded={isOpen} onClick={onMore}>
            <Icon shape={menu} />
            <span className={textClass}>{more}</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}
