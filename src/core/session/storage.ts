/** The specification's keys (s.3), the same in browser storage and, for the first two, in cookies. */
export const keys = { jwt: 'echelon-jwt', userId: 'echelon-uid', flags: 'echelon-flags' } as const;

/** Browser storage that never throws: where it is blocked or full, values live as long as the page. */
export interface Store {
  read(key: string): string | undefined;
  write(key: string, value: string | undefined): void;
}

export function browserStore(storage = () => localStorage): Store {
  const memory = new Map<string, string>();
  return {
    read: key => {
      try {
        return storage().getItem(key) ?? memory.get(key);
      } catch {
        return memory.get(key);
      }
    },
    write: (key, value) => {
      // Memory holds only what storage would not take: a copy would outlive a sign-out in another tab.
      memory.delete(key);
      try {
        if (value === undefined) storage().removeItem(key);
        else storage().setItem(key, value);
      } catch {
        if (value !== undefined) memory.set(key, value);
      }
    },
  };
}
