import { atom } from 'nanostores';
import type { DraftEntry } from './draft.js';

/** A number of an entry. */
export type NumberName = 'sets' | 'low' | 'high' | 'holdSeconds' | 'weight' | 'restSeconds' | 'rir';

/** A field in which something stands that is no number. The draft holds nothing there. */
export interface Unreadable {
  /** Of the entry. */
  key: DraftEntry['key'];
  name: NumberName;
}

/** Which fields hold what is no number: nothing is saved while one does. */
export function createUnreadable() {
  const $unreadable = atom<readonly Unreadable[]>([]);
  return {
    $unreadable,
    /** A field holds what is no number, or does so no longer. */
    say(key: string, name: NumberName, isUnreadable: boolean): void {
      const others = $unreadable.get().filter(one => one.key !== key || one.name !== name);
      $unreadable.set(isUnreadable ? [...others, { key, name }] : others);
    },
    /** The fields of an entry are gone, and what stood in them. */
    forget: (key: string) => $unreadable.set($unreadable.get().filter(one => one.key !== key)),
  };
}
