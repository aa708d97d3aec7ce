import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../../icon/icon.js';
import { chevronDown } from '../../icon/shapes.js';
import { arrow, end, inner, item, list, section, sectionTitle } from './sidebar-item.css.js';
import { useSidebar } from './sidebar-context.js';
import { Face, Named, type SidebarMark } from './sidebar-item.js';

export interface SidebarSectionProps {
  title: string;
  /** The title is read out only; a line is drawn in its place. */
  quiet?: boolean | undefined;
  /** Items, groups and popup menus. */
  children: ReactNode;
}

/** A title and the items below it. */
export function SidebarSection({ title, quiet = false, children }: SidebarSectionProps) {
  const id = useId();
  return (
    <div className={section} data-quiet={quiet ? '' : undefined}>
      <p className={sectionTitle} id={id}>
        {title}
      </p>
      <ul className={list} role="list" aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
}

export interface SidebarGroupProps extends SidebarMark {
  /** `SidebarItem`s. */
  children: ReactNode;
  /**
   * One of its items is the page that is shown: it is open from the beginning, and is highlighted while it is closed.
   */
  selected?: boolean | undefined;
  /** Open from the beginning, when that is not to follow from `selected`. */
  defaultOpen?: boolean | undefined;
  onToggle?: ((open: boolean) => void) | undefined;
}

/** Items that open and close below a title. In a collapsed sidebar a click always opens it, and the sidebar (spec s.4). */
export function SidebarGroup({
  text,
  icon,
  image,
  children,
  selected = false,
  defaultOpen = selected,
  onToggle,
}: SidebarGroupProps) {
  const id = useId();
  const { collapsed, expand } = useSidebar();
  const [open, setOpen] = useState(defaultOpen);
  const shown = open && !collapsed;
  const toggle = () => {
    const to = collapsed || !open;
    if (collapsed) expand();
    setOpen(to);
    onToggle?.(to);
  };
  return (
    <li>
      <Named text={text}>
        <button
          type="button"
          className={item}
          aria-expanded={shown}
          aria-controls={id}
          part="sidebar-item"
          data-selected={selected && collapsed ? '' : undefined}
          data-within={selected ? '' : undefined}
          onClick={toggle}
        >
          <Face text={text} icon={icon} image={image} />
          <span className={end}>
            <span className={arrow}>
              <Icon shape={chevronDown} size="xs" />
            </span>
          </span>
        </button>
      </Named>
      <ul className={inner} role="list" id={id} hidden={!shown}>
        {children}
      </ul>
    </li>
  );
}
