import { OwnerManager } from '@echelon/membership/commercial';
import { useWays } from '../use-ways.js';

/** The owners that a dealer looks after. */
export function OwnersPage() {
  const { toSignIn } = useWays();
  return <OwnerManager onSignInRequested={toSignIn} />;
}
