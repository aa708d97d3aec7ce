import { ProfileEditor } from '@echelon/membership';
import { MemberPage } from '../layout/member-page.js';
import { useWays } from '../use-ways.js';

/** What a person has told of themself. */
export function ProfilePage() {
  const { toSignIn } = useWays();
  return (
    <MemberPage name="profile">
      <ProfileEditor onSignInRequested={toSignIn} />
    </MemberPage>
  );
}
