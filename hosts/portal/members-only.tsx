import { Redirect } from 'wouter';
import { herePath, signedOutThen, signInThen } from './return-path.js';
import { useSession } from './use-session.js';

/** Shown to a signed-out visitor in place of a member's page: the way to sign in, and back here. */
export function MembersOnly() {
  const { endedBy } = useSession();
  if (endedBy === 'person') return <Redirect to="/logout" replace />;
  return <Redirect to={endedBy === 'refused' ? signedOutThen(herePath()) : signInThen(herePath())} replace />;
}
