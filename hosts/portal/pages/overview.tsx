import { AccountOverview } from '@echelon/membership';
import { lazy, Suspense, useState } from 'react';
import { loadTrainToday } from '../area/member-pages.js';
import { useWays } from '../use-ways.js';

// Only who can train now is told where, once the membership is there.
const TrainToday = lazy(async () => ({ default: await loadTrainToday() }));

/** The membership of the signed-in user, and the way to the classes. */
export function OverviewPage() {
  const { toOffers, toPayment, toPlan, toSignIn } = useWays();
  const [usable, setUsable] = useState(false);
  return (
    <>
      <AccountOverview
        onMembershipShown={shown => setUsable(shown.usable)}
        onOffersRequested={toOffers}
        onPaymentRequested={toPayment}
        onManageRequested={toPlan}
        onSignInRequested={toSignIn}
      />
      {usable && (
        <Suspense>
          <TrainToday />
        </Suspense>
      )}
    </>
  );
}
