import { OfferEditor } from '@echelon/membership/staff';
import { useLocation, useRoute } from 'wouter';
import { useWays } from '../use-ways.js';
import { listAddress } from './list-address.js';

/** In an address, where the id of an offer stands. */
const NEW = 'new';

/** One offer, or a new one. */
export function OfferPage() {
  const [, params] = useRoute('/staff/offers/:offerId');
  const [, navigate] = useLocation();
  const { toSignIn } = useWays();
  const list = listAddress('/staff/offers');
  const offerId = params?.offerId;
  return (
    <OfferEditor
      offerId={offerId === NEW ? undefined : offerId}
      listHref={list}
      onOfferCreated={created => navigate(`/staff/offers/${created.offerId}`, { replace: true })}
      onOfferDeleted={() => navigate(list, { replace: true })}
      onSignInRequested={toSignIn}
    />
  );
}
