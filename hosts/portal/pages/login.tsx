import { SignIn } from '@echelon/membership';
import { useWords } from '@echelon/membership/ui';
import { useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { arrivedWithToken, forgetResetToken } from '../arrival.js';
import { Page } from '../layout/page.js';
import { returnPath } from '../return-path.js';
import { useSession } from '../use-session.js';
import { loginWords } from './login-words.js';

/** Signing in, and setting a new password for whoever comes by a reset link. */
export function LoginPage() {
  const [, navigate] = useLocation();
  const words = useWords(loginWords);
  const { jwt } = useSession();
  const [resetToken] = useState(arrivedWithToken);
  const [isResetting, setResetting] = useState(resetToken !== undefined);
  const [cameSignedIn] = useState(Boolean(jwt));
  const next = returnPath(useSearch());
  if (cameSignedIn && !resetToken) return <Redirect to={next} replace />;
  return (
    <Page title={isResetting ? words.resetting : words.title} quietTitle={isResetting} width="form">
      <SignIn
        resetToken={resetToken}
        onSignedIn={() => navigate(next, { replace: true })}
        onPasswordReset={() => {
          forgetResetToken();
          setResetting(false);
        }}
        onAccountRequested={() => navigate('/signup')}
      />
    </Page>
  );
}
