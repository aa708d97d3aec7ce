import { ProfileEditor } from '@echelon/membership';
import { useWays } from '../use-ways.js';

/** What a person has entered about themself. */
export function ProfilePage() {
  const { toSignIn } = useWays();
  return <ProfileEditor onSignInRequested={toSignIn} />;
}
