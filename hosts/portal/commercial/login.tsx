// what only the pages of work areas show
import 'virtual:area-styles.css?commercial';
import { CommercialSignIn } from '@echelon/membership/commercial';
import { useWords } from '@echelon/membership/ui';
import { useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { commercialWords } from './commercial-words.js';
import { Page } from '../layout/page.js';
import { returnPath } from '../return-path.js';
import { useSession } from '../use-session.js';

/** Where dealers, owners and location users sign in. */
export function CommercialLoginPage() {
  const [, navigate] = useLocation();
  const { signIn } = useWords(commercialWords);
  const { jwt } = useSession();
  const [cameSignedIn] = useState(Boolean(jwt));
  const search = useSearch();
  const next = returnPath(search, '/commercial');
  if (cameSignedIn) return <Redirect to={next} replace />;
  return (
    <Page title={signIn.title} quietTitle width="text">
      <CommercialSignIn
        onSignedIn={() => navigate(next, { replace: true })}
        onMemberSignInRequested={() => navigate('/login')}
      />
    </Page>
  );
}
