import { Security } from '@echelon/membership';
import { useWays } from '../use-ways.js';

/** The password, and where the user is signed in. */
export function SecurityPage() {
  const { toSignIn } = useWays();
  return <Security onSignInRequested={toSignIn} />;
}
