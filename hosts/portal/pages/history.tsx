import { AccountHistory } from '@echelon/membership';
import { MemberPage } from '../layout/member-page.js';
import { useWays } from '../use-ways.js';

/** What happened to the account. */
export function HistoryPage() {
  const { toSignIn } = useWays();
  return (
    <MemberPage name="history">
      <AccountHistory onSignInRequested={toSignIn} />
    </MemberPage>
  );
}
