import { useSession } from '../use-session.js';
import { Switched } from './switched.js';

/** The bar over an account that somebody else is in, for an area that comes without it: few people switch. */
export function SwitchedNotice() {
  const { claims } = useSession();
  return <Switched now={claims?.act !== undefined} />;
}
