import { useSyncExternalStore } from 'react';

/** Where the sidebar becomes a line with a menu button. */
const query = matchMedia('(width < 760px)');

const follow = (told: () => void) => {
  query.addEventListener('change', told);
  return () => query.removeEventListener('change', told);
};

export const useNarrowWindow = (): boolean => useSyncExternalStore(follow, () => query.matches);
