import { AccountOverview } from '@echelon/membership';
import { useWays } from '../use-ways.js';

/** The membership of the signed-in user. */
export function OverviewPage() {
  const { toOffers, toSignIn } = useWays();
  return <AccountOverview onOffersRequested={toOffers} onSignInRequested={toSignIn} />;
}
