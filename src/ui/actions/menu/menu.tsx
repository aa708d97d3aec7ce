import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { moveFocus } from '../../hooks/roving.js';
import { useAnchored, type AnchoredAlign, type AnchoredSide } from '../../hooks/use-anchored.js';
import { menu } from './menu.css.js';
import { MenuGroups, type MenuGroup, type MenuItem } from './menu-items.js';
import { typeaheadTarget } from './typeahead.js';

export type { MenuGroup, MenuItem } from './menu-items.js';

/** What the button that opens a menu must carry. */
export interface MenuTrigger {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string;
  onPointerDown: () => void;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

export interface MenuProps {
  /** What the menu is called for a screen reader. */
  label: string;
  groups: readonly MenuGroup[];
  /** The button that opens it, a native `<button>`; `MenuButton` is one ready made. */
  children: (trigger: MenuTrigger, open: boolean) => ReactNode;
  side?: AnchoredSide | undefined;
  align?: AnchoredAlign | undefined;
  /** As wide as its button at the least. */
  sameWidth?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

const items = '[role^=menuitem]';
/** Milliseconds after which typing starts again. */
const pause = 700;

/** Actions or choices behind a button, in the top layer. */
export function Menu({ label, groups, children, side, align, sameWidth, onOpenChange }: MenuProps) {
  const id = useId();
  const [opened, setOpened] = useState<'first' | 'last'>();
  const trigger = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  const typed = useRef({ text: '', at: 0 });
  const open = opened !== undefined;

  const change = (to: 'first' | 'last' | undefined) => {
    setOpened(to);
    if ((to !== undefined) !== open) onOpenChange?.(to !== undefined);
  };
  const leave = () => {
    change(undefined);
    trigger.current?.focus();
  };
  useAnchored({ open, anchor: trigger, popover, side, align, sameWidth, onDismiss: () => change(undefined) });
  useLayoutEffect(() => {
    const all = opened && popover.current?.querySelectorAll<HTMLElement>(items);
    if (all) all[opened === 'first' ? 0 : all.length - 1]?.focus();
  }, [opened]);

  const choose = (item: MenuItem, group: MenuGroup) => {
    // The focus first: a dialog that the choice opens gives it back to where it was.
    if (group.choose !== 'several') leave();
    item.onSelect?.();
  };

  const type = (event: KeyboardEvent<HTMLElement>) => {
    const goesOn = event.timeStamp - typed.current.at < pause && typed.current.text !== '';
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey || (event.key === ' ' && !goesOn))
      return;
    event.preventDefault();
    const text = (goesOn ? typed.current.text : '') + event.key;
    typed.current = { text, at: event.timeStamp };
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>(items)];
    const at = all.findIndex(item => item === event.target);
    const target = typeaheadTarget(
      groups.flatMap(group => group.items.map(item => item.label)),
      at,
      text,
    );
    if (target !== undefined) all[target]?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      // A dialog around the menu stays.
      event.preventDefault();
      event.stopPropagation();
      leave();
    } else if (event.key === 'Tab') {
      // On from the button, not from the middle of the top layer.
      leave();
    } else if (!moveFocus(event, items, 'block')) {
      type(event);
    }
  };

  return (
    <>
      {children(
        {
          ref: trigger,
          'aria-haspopup': 'menu',
          'aria-expanded': open,
          'aria-controls': id,
          // The press closes an open menu before its click arrives, which must not open it again.
          onPointerDown: () => {
            wasOpen.current = open;
          },
          onClick: event => change((event.detail === 0 ? open : wasOpen.current) ? undefined : 'first'),
          onKeyDown: event => {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
            event.preventDefault();
            change(event.key === 'ArrowDown' ? 'first' : 'last');
          },
        },
        open,
      )}
      <div
        ref={popover}
        className={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        part="menu"
      >
        {open && <MenuGroups groups={groups} onSelect={choose} />}
      </div>
    </>
  );
}
