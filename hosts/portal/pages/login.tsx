import { SignIn } from '@echelon/membership';
import { session } from '@echelon/membership/core';
import { useWords } from '@echelon/membership/ui';
import { lazy, useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { arrivedWith, forgetToken } from '../arrival.js';
import { isMoreThanMember } from '../audience.js';
import { Page } from '../layout/page.js';
import { returnPath } from '../return-path.js';
import { useSession } from '../use-session.js';
import { LoginBeside } from './login-beside.js';
import { loginWords } from './login-words.js';

const Invitation = lazy(async () => ({ default: (await import('./invitation.js')).InvitationPage }));

/** Signing in; a new password after a reset link; joining a family by an invitation. */
export function LoginPage() {
  const [invitation, setInvitation] = useState(() => arrivedWith('invitation'));
  return invitation === undefined ? (
    <PlainLogin />
  ) : (
    <Invitation token={invitation} onSignInRequested={() => setInvitation(undefined)} />
  );
}

function PlainLogin() {
  const [, navigate] = useLocation();
  const words = useWords(loginWords);
  const { jwt } = useSession();
  const [resetToken] = useState(() => arrivedWith('reset'));
  const [oneTimeToken] = useState(() => arrivedWith('token'));
  const [isResetting, setResetting] = useState(resetToken !== undefined);
  const [cameSignedIn] = useState(Boolean(jwt));
  const search = useSearch();
  // Who comes with a small window does not ask for what is not seen.
  const [isWide] = useState(() => matchMedia('(width >= 1088px)').matches);
  /** Where they were going, else where their work or their membership is. */
  const next = () => returnPath(search, isMoreThanMember(session().get().claims) ? '/staff' : '/');
  if (cameSignedIn && !resetToken && !oneTimeToken) return <Redirect to={next()} replace />;
  return (
    <Page
      title={isResetting ? words.resetting : words.title}
      quietTitle={isResetting}
      width="form"
      beside={isWide && <LoginBeside />}
    >
      <SignIn
        resetToken={resetToken}
        oneTimeToken={oneTimeToken}
        onSignedIn={() => {
          forgetToken('reset');
          forgetToken('token');
          navigate(next(), { replace: true });
        }}
        onPasswordReset={() => {
          forgetToken('reset');
          setResetting(false);
        }}
        onAccountRequested={() => navigate('/signup')}
      />
    </Page>
  );
}
