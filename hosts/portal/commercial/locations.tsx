import { LocationManager } from '@echelon/membership/commercial';
import { useLocation, useSearch } from 'wouter';
import { keepList } from '../staff/list-address.js';
import { useWays } from '../use-ways.js';

const PATH = '/commercial/locations';

/** The locations that somebody sees, side by side; the address holds what is shown of them. */
export function LocationsPage() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const { toSignIn } = useWays();
  keepList(PATH, search);
  return (
    <LocationManager
      query={search}
      onQueryChanged={({ query, typing }) => navigate(`${PATH}${query && '?'}${query}`, { replace: typing })}
      onLocationOpened={({ locationId }) => navigate(`${PATH}/${locationId}`)}
      onLocationCreated={({ locationId }) => navigate(`${PATH}/${locationId}`)}
      onSignInRequested={toSignIn}
    />
  );
}
