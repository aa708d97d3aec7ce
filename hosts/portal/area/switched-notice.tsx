import { isSwitched } from '@echelon/membership/core';
import { useSession } from '../use-session.js';
import { Switched } from './switched.js';

/** The bar over a child's account, for an area that comes without it: few people switch. */
export function SwitchedNotice() {
  const { claims } = useSession();
  return <Switched now={isSwitched(claims)} />;
}
