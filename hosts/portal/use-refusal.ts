import { session } from '@echelon/membership/core';
import { useLayoutEffect } from 'react';
import { useLocation } from 'wouter';

/** Leads to the sign-out page when the back end has refused the session with 401 or 403 (spec s.8). */
export function useRefusal(): void {
  const [, navigate] = useLocation();
  useLayoutEffect(
    () =>
      session().$state.listen((state, before) => {
        if (state.endedBy === 'refused' && before?.jwt) navigate('/logout');
      }),
    [navigate],
  );
}
