import { SubscriptionManager } from '@echelon/membership';
import { Button, useWords } from '@echelon/membership/ui';
import { useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { areaWords } from '../area/area-words.js';
import { returnPath } from '../return-path.js';
import { useWays } from '../use-ways.js';

/** Another card for the membership. Leads back to where the user came from: at once when they change their mind, else after they have read what became of it. */
export function PaymentPage() {
  const { goOn } = useWords(areaWords);
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  const { toOffers, toSignIn } = useWays();
  const saved = useRef(false);
  const [isDone, setDone] = useState(false);
  const next = returnPath(query.toString(), '/plan');
  const shows = (panel: string | undefined) => {
    if (!panel && !saved.current) return navigate(next);
    saved.current = false;
    setDone(!panel);
  };
  return (
    <>
      <SubscriptionManager
        panel="payment"
        onMembershipChanged={({ action }) => (saved.current = action === 'payment')}
        onPanelChanged={({ panel }) => shows(panel)}
        onOffersRequested={toOffers}
        onSignInRequested={toSignIn}
      />
      {isDone && query.has('return') && (
        <div>
          <Button href={next}>{goOn}</Button>
        </div>
      )}
    </>
  );
}
