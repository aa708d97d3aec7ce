// what only the pages of work areas show
import 'virtual:area-styles.css?commercial';
import { SignIn } from '@echelon/membership';
import { CommercialSignIn } from '@echelon/membership/commercial';
import { Banner, useWords } from '@echelon/membership/ui';
import { useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { arrivedWith, forgetToken } from '../arrival.js';
import { commercialWords } from './commercial-words.js';
import { Page } from '../layout/page.js';
import { loginWords } from '../pages/login-words.js';
import { returnPath } from '../return-path.js';
import { useSession } from '../use-session.js';

/** Where dealers, owners and location users sign in, and where a mailed link to a new password leads them. */
export function CommercialLoginPage() {
  const [resetToken] = useState(() => arrivedWith('reset'));
  const [password, setPassword] = useState<'asked' | 'renewed' | undefined>(() => (resetToken ? 'asked' : undefined));
  const { resetting } = useWords(loginWords);
  if (password !== 'asked') return <PlainLogin isRenewed={password === 'renewed'} />;
  return (
    <Page title={resetting} quietTitle width="form">
      <SignIn
        resetToken={resetToken}
        onPasswordReset={() => {
          forgetToken('reset');
          setPassword('renewed');
        }}
      />
    </Page>
  );
}

function PlainLogin({ isRenewed }: { isRenewed: boolean }) {
  const [, navigate] = useLocation();
  const { signIn } = useWords(commercialWords);
  const { jwt } = useSession();
  const [cameSignedIn] = useState(Boolean(jwt));
  const search = useSearch();
  const next = returnPath(search, '/commercial');
  if (cameSignedIn) return <Redirect to={next} replace />;
  return (
    <Page title={signIn.title} quietTitle width="text">
      {isRenewed && (
        <Banner tone="success" title={signIn.renewed}>
          {signIn.renewedText}
        </Banner>
      )}
      <CommercialSignIn
        onSignedIn={() => navigate(next, { replace: true })}
        onMemberSignInRequested={() => navigate('/login')}
      />
    </Page>
  );
}
