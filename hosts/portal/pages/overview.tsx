import { AccountOverview } from '@echelon/membership';
import { MemberPage } from '../layout/member-page.js';
import { useWays } from '../use-ways.js';

/** The membership of whoever is signed in. */
export function OverviewPage() {
  const { toOffers, toSignIn } = useWays();
  return (
    <MemberPage name="overview">
      <AccountOverview onOffersRequested={toOffers} onSignInRequested={toSignIn} />
    </MemberPage>
  );
}
