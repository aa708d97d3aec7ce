import { SubscriptionManager } from '@echelon/membership';
import { useSearchParams } from 'wouter';
import { MemberPage } from '../layout/member-page.js';
import { useWays } from '../use-ways.js';

const panels = ['plan', 'pause', 'addOns', 'payment', 'cancel'] as const;

/** The plan and what can be done with it; which part is open stands in the address, so that mails and the way back lead to it. */
export function PlanPage() {
  const [query, setQuery] = useSearchParams();
  const { toOffers, toSignIn } = useWays();
  // A mail or the provider's own cancel page names the step instead.
  const panel = panels.find(name => name === query.get('panel')) ?? (query.has('cancel') ? 'cancel' : undefined);
  return (
    <MemberPage name="plan">
      <SubscriptionManager panel={panel} onPanelChanged={({ panel: opened }) => setQuery(opened ? { panel: opened } : {})} onOffersRequested={toOffers} onSignInRequested={toSignIn} />
    </MemberPage>
  );
}
