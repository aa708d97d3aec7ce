import { useSyncExternalStore } from 'react';

const widthBelow = (px: number) => {
  const query = matchMedia(`(width < ${px}px)`);
  const follow = (told: () => void) => {
    query.addEventListener('change', told);
    return () => query.removeEventListener('change', told);
  };
  return (): boolean => useSyncExternalStore(follow, () => query.matches);
};

/** Where the sidebar becomes a line with a menu button. */
export const useNarrowWindow = widthBelow(760);

/** Where a whole sidebar would take a third of the window. */
export const useRailWindow = widthBelow(1024);
