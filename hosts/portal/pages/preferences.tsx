import { Preferences } from '@echelon/membership';
import { MemberPage } from '../layout/member-page.js';
import { useWays } from '../use-ways.js';

/** How the product behaves for a person. */
export function PreferencesPage() {
  const { toSignIn } = useWays();
  return (
    <MemberPage name="preferences">
      <Preferences onSignInRequested={toSignIn} />
    </MemberPage>
  );
}
