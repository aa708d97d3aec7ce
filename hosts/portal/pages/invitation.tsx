import { FamilyInvitation } from '@echelon/membership';
import { useWords } from '@echelon/membership/ui';
import { useLocation } from 'wouter';
import { forgetToken } from '../arrival.js';
import { Page } from '../layout/page.js';
import { loginWords } from './login-words.js';

/** Joins the family that has invited an address; a visitor opens it from the link in the mail. */
export function InvitationPage({ token, onSignInRequested }: { token: string; onSignInRequested: () => void }) {
  const [, navigate] = useLocation();
  const { joining } = useWords(loginWords);
  return (
    <Page title={joining} quietTitle width="form">
      <FamilyInvitation
        invitationToken={token}
        onFamilyJoined={() => forgetToken('invitation')}
        onMembershipRequested={() => {
          forgetToken('invitation');
          navigate('/');
        }}
        onSignInRequested={() => {
          // Otherwise this page would show again.
          forgetToken('invitation');
          // The same address: what shows there now is told of as another page.
          navigate('/login');
          onSignInRequested();
        }}
      />
    </Page>
  );
}
