import { browserStore, type Store } from '../../../../core/session/storage.js';

/**
 * Ids of files until their workouts are known to be added. They are in the tab's own storage: chosen again after a reload,
 * a file is the same call, which is done once.
 */
export function createFileIds(userId: () => string, tab: Store = browserStore(() => sessionStorage)) {
  const nameOf = ({ name, size, lastModified }: File) => `echelon-file-${userId()}-${size}-${lastModified}-${name}`;
  return {
    of(file: File): string {
      const id = tab.read(nameOf(file)) ?? crypto.randomUUID();
      tab.write(nameOf(file), id);
      return id;
    },
    /** Chosen again, it is another call. */
    forget: (file: File) => tab.write(nameOf(file), undefined),
  };
}
