import { FamilyManager } from '@echelon/membership';
import { useWays } from '../use-ways.js';

/** Who shares the membership. */
export function FamilyPage() {
  const { toPlan, toSignIn } = useWays();
  return <FamilyManager onMembershipRequested={toPlan} onSignInRequested={toSignIn} />;
}
