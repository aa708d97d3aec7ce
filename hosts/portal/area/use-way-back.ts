import { session, switchFamilyMember } from '@echelon/membership/core';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { herePath } from '../return-path.js';

/** The way of a parent back from a child's account to the own one. */
export function useWayBack() {
  const [, navigate] = useLocation();
  const [going, setGoing] = useState<'no' | 'yes' | 'failed'>('no');
  return {
    going,
    back: async () => {
      const { claims } = session().get();
      if (!claims || going === 'yes') return;
      setGoing('yes');
      // Whichever page stands here then was gone to, and takes the focus.
      navigate(herePath(), { replace: true });
      // The answer brings a token, which the session takes up by itself.
      const answer = await session().request(switchFamilyMember, { userId: claims.par });
      setGoing(answer.ok ? 'no' : 'failed');
    },
  };
}
