import { useId, useRef, useState, type ReactNode } from 'react';
import { Drawer } from '../../feedback/drawer/drawer.js';
import { useNarrow } from '../../hooks/use-narrow.js';
import { Icon } from '../../icon/icon.js';
import { chevronsLeft, chevronsRight, menu } from '../../icon/shapes.js';
import { IconButton } from '../../actions/icon-button/icon-button.js';
import { useWords } from '../../language/language.js';
import { Logo } from '../../identity/logo/logo.js';
import { unseen } from '../../style/unseen.css.js';
import { Tooltip } from '../../feedback/tooltip/tooltip.js';
import { bar, foot, inDrawer, pages, sidebar, sign, toggle } from './sidebar.css.js';
import { BottomBar } from './bottom-bar.js';
import type { SidebarItemProps } from './sidebar-item.js';
import { SidebarContext } from './sidebar-context.js';
import { sidebarWords } from './words.js';

export interface SidebarProps {
  /** `SidebarSection`s. */
  children: ReactNode;
  /** Below what scrolls: a `SidebarMenuItem` for the person signed in. */
  footer?: ReactNode;
  /** The word mark, given whether there is room for the mark only. */
  logo?: ((markOnly: boolean) => ReactNode) | undefined;
  /** What the navigation is called for a screen reader. */
  label?: string | undefined;
  /** Only icons are shown. Without it the sidebar keeps that itself. */
  collapsed?: boolean | undefined;
  defaultCollapsed?: boolean | undefined;
  onCollapsedChange?: ((collapsed: boolean) => void) | undefined;
  /** Narrower than so many CSS px, the box that it is in gets a menu button and a drawer instead. */
  drawerBelow?: number | undefined;
  /** In the line with the menu button. */
  barEnd?: ReactNode;
  /** In a narrow place: the pages that most come for, along the bottom edge; there, `More` opens the drawer. */
  bottom?: readonly SidebarItemProps[] | undefined;
}

const wordMark = (markOnly: boolean) => <Logo markOnly={markOnly} />;

/** The pages of an area, down the side: open, as a rail of icons, or in a narrow place as a drawer. */
export function Sidebar({
  children,
  footer,
  logo = wordMark,
  label,
  collapsed: given,
  defaultCollapsed = false,
  onCollapsedChange,
  drawerBelow = 760,
  barEnd,
  bottom,
}: SidebarProps) {
  const words = useWords(sidebarWords);
  const id = useId();
  const box = useRef<HTMLDivElement & HTMLElement>(null);
  const narrow = useNarrow(box, drawerBelow);
  const [own, setOwn] = useState(defaultCollapsed);
  const [drawn, setDrawn] = useState(false);
  if (drawn && !narrow) setDrawn(false);
  const name = label ?? words.label;
  const collapsed = !narrow && (given ?? own);
  const collapse = (to: boolean) => {
    setOwn(to);
    onCollapsedChange?.(to);
  };
  const state = { collapsed, expand: () => collapse(false), leave: () => setDrawn(false) };

  if (narrow) {
    return (
      <SidebarContext value={state}>
        {bottom ? (
          <>
            <header ref={box} className={bar} part="sidebar-bar">
              {logo(false)}
              {barEnd}
            </header>
            <BottomBar label={name} items={bottom} more={words.more} isOpen={drawn} onMore={() => setDrawn(true)} />
          </>
        ) : (
          <nav ref={box} className={bar} aria-label={name} part="sidebar-bar">
            <IconButton shape={menu} label={words.open} onClick={() => setDrawn(true)} />
            {logo(false)}
            {barEnd}
          </nav>
        )}
        <Drawer
          open={drawn}
          side="start"
          title={logo(false)}
          label={name}
          onClose={() => setDrawn(false)}
          footer={footer}
        >
          <nav className={inDrawer} aria-label={name}>
            {children}
          </nav>
        </Drawer>
      </SidebarContext>
    );
  }
  const action = collapsed ? words.expand : words.collapse;
  return (
    <SidebarContext value={state}>
      <nav ref={box} className={sidebar} aria-label={name} data-collapsed={collapsed ? '' : undefined} part="sidebar">
        <Tooltip text={collapsed ? action : undefined} side="inline-end" describes={false}>
          <button
            type="button"
            className={toggle}
            aria-expanded={!collapsed}
            aria-controls={id}
            onClick={() => collapse(!collapsed)}
          >
            {logo(collapsed)}
            <span className={unseen}>{action}</span>
            <span className={sign}>
              <Icon shape={collapsed ? chevronsRight : chevronsLeft} />
            </span>
          </button>
        </Tooltip>
        <div className={pages} id={id}>
          {children}
        </div>
        {footer && <div className={foot}>{footer}</div>}
      </nav>
    </SidebarContext>
  );
}
