import type { ReadableAtom } from 'nanostores';
import { useSyncExternalStore } from 'react';

/**
 * What a store holds, followed. Markup that is prerendered, and the first render that takes it over, show what the
 * store began with: the same on a server and here.
 */
export function useStore<Value>(store: ReadableAtom<Value>): Value {
  // Asking a store that nobody listens to sets it to work, which rendering must not.
  return useSyncExternalStore(
    store.listen,
    () => store.value ?? store.get(),
    () => store.init ?? store.get(),
  );
}
