import { Redirect } from 'wouter';
import { herePath, signedOutThen, signInThen } from './return-path.js';
import { useSession } from './use-session.js';

/** In place of a member's page for whoever is not signed in: the way to sign in, and back here. */
export function MembersOnly() {
  const { endedBy } = useSession();
  if (endedBy === 'person') return <Redirect to="/logout" replace />;
  return <Redirect to={endedBy === 'refused' ? signedOutThen(herePath()) : signInThen(herePath())} replace />;
}
