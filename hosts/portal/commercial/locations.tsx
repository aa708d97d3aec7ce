import { LocationManager } from '@echelon/membership/commercial';
import { useLocation } from 'wouter';
import { keepList } from '../staff/list-address.js';
import { useWays } from '../use-ways.js';
import { useListQuery } from '../area/list-query.js';

const PATH = '/commercial/locations';

/** The locations that somebody sees, side by side; the address holds what is shown of them. */
export function LocationsPage() {
  const [, navigate] = useLocation();
  const { query, onQueryChanged } = useListQuery(PATH);
  const { toSignIn } = useWays();
  keepList(PATH, query);
  return (
    <LocationManager
      query={query}
      equipmentHref="/commercial/machines?machine={equipmentId}"
      licensesHref="/commercial/licenses?locationId={locationId}"
      onQueryChanged={onQueryChanged}
      onLocationOpened={({ locationId }) => navigate(`${PATH}/${locationId}`)}
      onLocationCreated={({ locationId }) => navigate(`${PATH}/${locationId}`)}
      onSignInRequested={toSignIn}
    />
  );
}
