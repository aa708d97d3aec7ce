import { session } from '@echelon/membership/core';
import { Button, Link } from '@echelon/membership/ui';
import { useEffect, useState } from 'react';
import { Page } from '../layout/page.js';
import { useSession } from '../use-session.js';

/** Ends the session of whoever comes here; also where a refused session leads (spec s.8). */
export function LogoutPage() {
  const { jwt, endedBy } = useSession();
  const [wasRefused] = useState(endedBy === 'refused');
  useEffect(() => {
    if (jwt) void session().signOut();
  }, [jwt]);
  return (
    <Page title="You have been signed out" width="form">
      <p className="lead">
        {wasRefused ? 'Your session had ended, or was not allowed to do what you asked for.' : 'Your membership cannot be seen on this device until you sign in again.'}
      </p>
      <Button href="/login" size="lg" full>Sign in again</Button>
      <p className="lead">New here? <Link href="/signup">See the memberships</Link></p>
    </Page>
  );
}
