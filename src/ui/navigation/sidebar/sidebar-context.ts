import { createContext, useContext } from 'react';

/** What a sidebar passes to its content. */
export interface SidebarState {
  /** Only icons are shown. */
  collapsed: boolean;
  /** Shows the words again. */
  expand: () => void;
  /** A page was chosen: a drawer goes away. */
  leave: () => void;
}

export const SidebarContext = createContext<SidebarState>({
  collapsed: false,
  expand: () => undefined,
  leave: () => undefined,
});

export const useSidebar = (): SidebarState => useContext(SidebarContext);
