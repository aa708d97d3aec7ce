import { isSwitched } from '@echelon/membership/core';
import { useSession } from '../use-session.js';
import { Switched } from './switched.js';
import { useFamily } from './use-family.js';

/** Who is shown as signed in, a child by the name that its family gave it, and the bar over a child's account. */
export function useMember() {
  const {
    claims,
    flags: { user },
  } = useSession();
  const family = useFamily();
  const switched = isSwitched(claims);
  return {
    claims,
    family,
    name: switched ? family.ownName : [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email,
    notice: <Switched now={switched} />,
  };
}
