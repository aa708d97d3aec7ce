import { Security } from '@echelon/membership';
import { MemberPage } from '../layout/member-page.js';
import { useWays } from '../use-ways.js';

/** The password, and where somebody is signed in. */
export function SecurityPage() {
  const { toSignedOut, toSignIn } = useWays();
  return (
    <MemberPage name="security">
      <Security onSignedOut={toSignedOut} onSignInRequested={toSignIn} />
    </MemberPage>
  );
}
