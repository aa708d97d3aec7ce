const addresses = new Map<string, string>();

/** Remembers what a list showed, so that one comes back to the very view. */
export const keepList = (path: string, search: string): void => void addresses.set(path, search);

/** The address of a list as it was left. */
export function listAddress(path: string): string {
  const search = addresses.get(path);
  return search ? `${path}?${search}` : path;
}
