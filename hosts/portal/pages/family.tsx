import { FamilyManager } from '@echelon/membership';
import { MemberPage } from '../layout/member-page.js';
import { useWays } from '../use-ways.js';

/** Who shares the membership. */
export function FamilyPage() {
  const { toPlan, toSignIn } = useWays();
  return (
    <MemberPage name="family">
      <FamilyManager onMembershipRequested={toPlan} onSignInRequested={toSignIn} />
    </MemberPage>
  );
}
