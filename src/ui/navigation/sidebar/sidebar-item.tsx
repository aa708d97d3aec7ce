import { useState, type MouseEvent, type ReactNode } from 'react';
import { formatNumber } from '../../../core/numbers.js';
import { Icon } from '../../icon/icon.js';
import type { IconShape } from '../../icon/shapes.js';
import { useLocale } from '../../language/language.js';
import { Tooltip } from '../../feedback/tooltip/tooltip.js';
import { count as countClass, end, image as imageClass, item, mark, text as textClass } from './sidebar-item.css.js';
import { useSidebar } from './sidebar-context.js';

export interface SidebarMark {
  text: string;
  /** Shown alone while the sidebar is collapsed. */
  icon: IconShape;
  /** The address of a small square picture in the icon's place: a partner's mark, a person. */
  image?: string | undefined;
}

export interface SidebarItemProps extends SidebarMark {
  href: string;
  /** The page that is shown. */
  selected?: boolean | undefined;
  /** How many things wait there. */
  count?: number | undefined;
  /** For a page that goes there without a reload: call `preventDefault`. */
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
}

/** A page in the sidebar. */
export function SidebarItem({ text, icon, image, href, selected = false, count, onClick }: SidebarItemProps) {
  const { leave } = useSidebar();
  const locale = useLocale();
  return (
    <li>
      <Named text={text}>
        <a
          className={item}
          href={href}
          aria-current={selected ? 'page' : undefined}
          data-selected={selected ? '' : undefined}
          part="sidebar-item"
          onClick={event => {
            onClick?.(event);
            leave();
          }}
        >
          <Face text={text} icon={icon} image={image} />
          {count !== undefined && (
            <span className={end}>
              <span className={countClass}>{formatNumber(count, locale)}</span>
            </span>
          )}
        </a>
      </Named>
    </li>
  );
}

/** What an item shows: its icon or its picture, and its words, unseen while the sidebar is collapsed. */
export function Face({ text, icon, image }: SidebarMark) {
  const [broken, setBroken] = useState<string>();
  return (
    <>
      <span className={mark}>
        {image && broken !== image ? (
          <img className={imageClass} src={image} alt="" onError={() => setBroken(image)} />
        ) : (
          <Icon shape={icon} />
        )}
      </span>
      <span className={textClass}>{text}</span>
    </>
  );
}

/** Shows an item's words as a tooltip while they have no room. */
export function Named({
  text,
  off = false,
  children,
}: {
  text: string;
  off?: boolean | undefined;
  children: ReactNode;
}) {
  const { collapsed } = useSidebar();
  return (
    <Tooltip text={collapsed && !off ? text : undefined} side="inline-end" describes={false}>
      {children}
    </Tooltip>
  );
}
