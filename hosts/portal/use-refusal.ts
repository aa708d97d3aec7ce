import { session } from '@echelon/membership/core';
import { useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { herePath, signedOutThen } from './return-path.js';

/**
 * Leads to the sign-out page when the back end has refused the session with 401 or 403 (spec s.8), within the same
 * document: what the user has typed lives in it. The page that was refused leaves the history, which would lead out
 * again.
 */
export function useRefusal(): void {
  const [, navigate] = useLocation();
  useLayoutEffect(
    () =>
      session().$state.listen((state, before) => {
        if (state.endedBy === 'refused' && before?.jwt) navigate(signedOutThen(herePath()), { replace: true });
      }),
    [navigate],
  );
}
