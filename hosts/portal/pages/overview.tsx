import { AccountOverview } from '@echelon/membership';
import { useWords } from '@echelon/membership/ui';
import { Redirect, useLocation } from 'wouter';
import { Page } from '../layout/page.js';
import { signInThen } from '../return-path.js';
import { useSession } from '../use-session.js';
import { overviewWords } from './overview-words.js';

/** The membership of whoever is signed in. */
export function OverviewPage() {
  const [, navigate] = useLocation();
  const { jwt, endedBy } = useSession();
  const { title } = useWords(overviewWords);
  // A refused session leads to the sign-out page from everywhere; this page must not lead elsewhere meanwhile.
  if (!jwt) return <Redirect to={endedBy === 'refused' ? '/logout' : signInThen(location.pathname + location.search)} replace />;
  return (
    <Page title={title} quietTitle width="wide">
      <AccountOverview onOffersRequested={() => navigate('/signup')} onSignInRequested={() => navigate('/login')} />
    </Page>
  );
}
