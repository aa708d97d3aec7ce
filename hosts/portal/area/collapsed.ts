const KEY = 'portal-sidebar';

/** Whether the sidebar is a rail of icons: as it was left on this device, else by the room there is. */
export function wasCollapsed(isNarrow: boolean): boolean {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === null ? isNarrow : kept === 'collapsed';
  } catch {
    return isNarrow;
  }
}

export function keepCollapsed(collapsed: boolean): void {
  try {
    localStorage.setItem(KEY, collapsed ? 'collapsed' : 'open');
  } catch {
    // Blocked storage: the next time it goes by the room again.
  }
}
