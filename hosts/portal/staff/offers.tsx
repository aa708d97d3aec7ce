import { OfferList } from '@echelon/membership/staff';
import { useLocation, useSearch } from 'wouter';
import { useWays } from '../use-ways.js';
import { keepList } from './list-address.js';

/** Every offer and every draft of one; the address holds what is shown of them. */
export function OffersPage() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const { toSignIn } = useWays();
  keepList('/staff/offers', search);
  return (
    <OfferList
      query={search}
      offerHref="/staff/offers/{offerId}"
      onQueryChanged={({ query, typing }) => navigate(`/staff/offers${query && '?'}${query}`, { replace: typing })}
      onOfferRequested={({ offerId }) => navigate(`/staff/offers/${offerId}`)}
      onNewOfferRequested={() => navigate('/staff/offers/new')}
      onSignInRequested={toSignIn}
    />
  );
}
