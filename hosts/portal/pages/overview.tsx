import { AccountOverview } from '@echelon/membership';
import { useWays } from '../use-ways.js';

/** The membership of the signed-in user. */
export function OverviewPage() {
  const { toOffers, toPayment, toPlan, toSignIn } = useWays();
  return (
    <AccountOverview
      onOffersRequested={toOffers}
      onPaymentRequested={toPayment}
      onManageRequested={toPlan}
      onSignInRequested={toSignIn}
    />
  );
}
