import { SignIn } from '@echelon/membership';
import { useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { arrivedWithToken, forgetResetToken } from '../arrival.js';
import { Page } from '../layout/page.js';
import { returnPath } from '../return-path.js';
import { useSession } from '../use-session.js';

/** Signing in, and setting a new password for whoever comes by a reset link. */
export function LoginPage() {
  const [, navigate] = useLocation();
  const { jwt } = useSession();
  const [resetToken, setResetToken] = useState(arrivedWithToken);
  const [cameSignedIn] = useState(Boolean(jwt));
  const next = returnPath(useSearch());
  if (cameSignedIn && !resetToken) return <Redirect to={next} replace />;
  return (
    <Page title={resetToken ? 'Choose a new password' : 'Sign in'} quietTitle={resetToken !== undefined} width="form">
      <SignIn
        resetToken={resetToken}
        onSignedIn={() => navigate(next, { replace: true })}
        onPasswordReset={() => {
          forgetResetToken();
          setResetToken(undefined);
        }}
        onAccountRequested={() => navigate('/signup')}
      />
    </Page>
  );
}
