import { session, type SessionState } from '@echelon/membership/core';
import { useSyncExternalStore } from 'react';

const { $state } = session();

/** Who is signed in on this page, and what is known of them. */
export const useSession = (): SessionState =>
  useSyncExternalStore(
    listener => $state.listen(listener),
    () => $state.get(),
  );
