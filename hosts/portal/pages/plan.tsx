import { SubscriptionManager } from '@echelon/membership';
import { useSearchParams } from 'wouter';
import { useWays } from '../use-ways.js';

const panels = ['plan', 'pause', 'addOns', 'payment', 'cancel'] as const;

/**
 * Steps of leaving that mails and the provider's own cancel page name: a member who begins or has confirmed the
 * cancellation sees them; one who was won back sees the membership.
 */
const leaving: ReadonlySet<string | null> = new Set(['start', 'confirmed']);

/** The plan and what can be done with it; which part is open is in the address, so that mails and the way back lead to it. */
export function PlanPage() {
  const [query, setQuery] = useSearchParams();
  const { toOffers, toSignIn } = useWays();
  const panel =
    panels.find(name => name === query.get('panel')) ?? (leaving.has(query.get('cancel')) ? 'cancel' : undefined);
  // The address names no step of the way back.
  const shows = ({ panel: opened }: { panel: typeof panel }) =>
    setQuery(opened ? { panel: opened } : {}, { replace: opened === panel });
  return (
    <SubscriptionManager
      panel={panel}
      onPanelChanged={shows}
      onOffersRequested={toOffers}
      onSignInRequested={toSignIn}
    />
  );
}
