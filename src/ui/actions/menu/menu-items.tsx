import { useId, type ReactNode } from 'react';
import { Icon } from '../../icon/icon.js';
import { check, type IconShape } from '../../icon/shapes.js';
import {
  description as descriptionClass,
  group as groupClass,
  heading,
  item as itemClass,
  mark,
  shortcut as shortcutClass,
  texts,
} from './menu.css.js';
import { shownShortcut } from './shortcut.js';

export interface MenuItem {
  id: string;
  label: string;
  icon?: IconShape | undefined;
  /** A line below the label. */
  description?: string | undefined;
  /** `Mod+K`: ⌘K or Ctrl+K, as the person's computer has it. It is shown here, not listened to. */
  shortcut?: string | undefined;
  /** Why it cannot be chosen now. It can still be reached, so that it can say so. */
  disabled?: string | undefined;
  /** `critical` for what takes something away. */
  tone?: 'critical' | undefined;
  /** In a group that chooses: whether it is chosen. */
  checked?: boolean | undefined;
  /** Makes it a link. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
}

export interface MenuGroup {
  /** A heading over its items; groups are parted by a line with or without one. */
  label?: string | undefined;
  /** Its items are a choice: one of them, or several. Several can be chosen without the menu closing. */
  choose?: 'one' | 'several' | undefined;
  items: readonly MenuItem[];
}

const roles = { one: 'menuitemradio', several: 'menuitemcheckbox' } as const;

interface MenuGroupsProps {
  groups: readonly MenuGroup[];
  onSelect: (item: MenuItem, group: MenuGroup) => void;
}

/** What a menu shows: its items in their groups. */
export function MenuGroups({ groups, onSelect }: MenuGroupsProps) {
  // One column of marks for all, or the labels would not line up.
  const marked = groups.some(({ choose, items }) => choose ?? items.some(({ icon }) => icon));
  return groups.map((group, at) => (
    <Group key={at} label={group.label}>
      {group.items.map(item => (
        <Item key={item.id} item={item} choose={group.choose} marked={marked} onSelect={() => onSelect(item, group)} />
      ))}
    </Group>
  ));
}

function Group({ label, children }: { label: string | undefined; children: ReactNode }) {
  const id = useId();
  return (
    <div className={groupClass} role="group" aria-labelledby={label ? id : undefined}>
      {label && (
        <div className={heading} id={id} role="presentation">
          {label}
        </div>
      )}
      {children}
    </div>
  );
}

function Item({
  item,
  choose,
  marked,
  onSelect,
}: {
  item: MenuItem;
  choose: MenuGroup['choose'];
  marked: boolean;
  onSelect: () => void;
}) {
  const { label, icon, disabled, tone, checked = false, href, shortcut } = item;
  const below = disabled ?? item.description;
  const shared = {
    className: itemClass,
    part: 'menu-item',
    role: choose ? roles[choose] : 'menuitem',
    tabIndex: -1,
    'aria-checked': choose ? checked : undefined,
    'aria-disabled': disabled ? true : undefined,
    'data-tone': tone,
    onClick: disabled ? (event: { preventDefault: () => void }) => event.preventDefault() : onSelect,
  };
  const inside = (
    <>
      {marked && (
        <span className={mark}>{choose ? checked && <Icon shape={check} /> : icon && <Icon shape={icon} />}</span>
      )}
      <span className={texts}>
        {label}
        {below && <span className={descriptionClass}>{below}</span>}
      </span>
      {shortcut && <kbd className={shortcutClass}>{shownShortcut(shortcut)}</kbd>}
    </>
  );
  return href === undefined ? (
    <button type="button" {...shared}>
      {inside}
    </button>
  ) : (
    <a href={disabled ? undefined : href} {...shared}>
      {inside}
    </a>
  );
}
