import { useState } from 'react';
import { Icon } from '../../icon/icon.js';
import { chevronsUpDown } from '../../icon/shapes.js';
import { Menu, type MenuGroup } from '../../actions/menu/menu.js';
import { end, item } from './sidebar-item.css.js';
import { Face, Named, type SidebarMark } from './sidebar-item.js';

export interface SidebarMenuItemProps extends SidebarMark {
  groups: readonly MenuGroup[];
  /** Called when a click selects or unselects it: it is selected for as long as its menu is open. */
  onSelectedChange?: ((selected: boolean) => void) | undefined;
}

/** An item that opens a menu beside it: the person signed in, the partner worked for. Used in a section or as the foot. */
export function SidebarMenuItem({ text, icon, image, groups, onSelectedChange }: SidebarMenuItemProps) {
  const [selected, setSelected] = useState(false);
  const change = (to: boolean) => {
    setSelected(to);
    onSelectedChange?.(to);
  };
  return (
    <Menu label={text} groups={groups} side="block-start" onOpenChange={change} sameWidth>
      {trigger => (
        <Named text={text} off={selected}>
          <button
            type="button"
            className={item}
            data-selected={selected ? '' : undefined}
            part="sidebar-item"
            {...trigger}
          >
            <Face text={text} icon={icon} image={image} />
            <span className={end}>
              <Icon shape={chevronsUpDown} size="xs" />
            </span>
          </button>
        </Named>
      )}
    </Menu>
  );
}
