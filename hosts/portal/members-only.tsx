import { lazy } from 'react';
import { Redirect } from 'wouter';
import { herePath, signedOutThen, signInThen } from './return-path.js';
import { useSession } from './use-session.js';

const Front = lazy(async () => ({ default: (await import('./pages/front.js')).FrontPage }));

/** Shown to a signed-out visitor in place of a member's page: the front door, or the way to sign in and back here. */
export function MembersOnly() {
  const { endedBy } = useSession();
  const here = herePath();
  if (endedBy === 'refused') return <Redirect to={signedOutThen(here)} replace />;
  if (here === '/') return <Front />;
  return <Redirect to={endedBy === 'person' ? '/logout' : signInThen(here)} replace />;
}
