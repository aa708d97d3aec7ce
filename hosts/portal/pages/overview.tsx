import { AccountOverview } from '@echelon/membership';
import { isParent } from '@echelon/membership/core';
import { lazy, Suspense, useState } from 'react';
import { loadTrainToday } from '../area/member-pages.js';
import { useSession } from '../use-session.js';
import { useWays } from '../use-ways.js';

// Only who can train now is told where, once the membership is there.
const TrainToday = lazy(async () => ({ default: await loadTrainToday() }));

/** The membership of the signed-in user, and the way to the classes. */
export function OverviewPage() {
  const { toOffers, toPayment, toPlan, toSignIn } = useWays();
  const [usable, setUsable] = useState(false);
  // The membership is told to the parent alone; the child trains by it.
  const isChild = !isParent(useSession().claims);
  return (
    <>
      <AccountOverview
        onMembershipShown={shown => setUsable(shown.usable)}
        onOffersRequested={toOffers}
        onPaymentRequested={toPayment}
        onManageRequested={toPlan}
        onSignInRequested={toSignIn}
      />
      {(usable || isChild) && (
        <Suspense>
          <TrainToday />
        </Suspense>
      )}
    </>
  );
}
