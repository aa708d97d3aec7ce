const KEY = 'portal-sidebar';

/** Whether the sidebar was left as a rail of icons, on this device. */
export function wasCollapsed(): boolean {
  try {
    return localStorage.getItem(KEY) === 'collapsed';
  } catch {
    return false;
  }
}

export function keepCollapsed(collapsed: boolean): void {
  try {
    if (collapsed) localStorage.setItem(KEY, 'collapsed');
    else localStorage.removeItem(KEY);
  } catch {
    // Blocked storage: the sidebar is open the next time.
  }
}
