import { LocationManager } from '@echelon/membership/commercial';
import { useLocation, useRoute, useSearch } from 'wouter';
import { listAddress } from '../staff/list-address.js';
import { useWays } from '../use-ways.js';

const PATH = '/commercial/locations';
const tabs = ['summary', 'codes', 'users', 'partners'] as const;

/** One location: what happens there, its codes, its people. */
export function LocationPage() {
  const [, params] = useRoute(`${PATH}/:locationId`);
  const [, navigate] = useLocation();
  const search = useSearch();
  const { toSignIn } = useWays();
  const locationId = params?.locationId ?? '';
  const named = new URLSearchParams(search).get('tab');
  return (
    <LocationManager
      locationId={locationId}
      tab={tabs.find(tab => tab === named)}
      machinesHref="/commercial/machines?locationId={locationId}"
      licensesHref="/commercial/licenses?locationId={locationId}"
      onTabChanged={({ tab }) => navigate(`${PATH}/${locationId}?tab=${tab}`, { replace: true })}
      onListOpened={() => {
        navigate(listAddress(PATH));
        return false;
      }}
      onLocationDeleted={() => navigate(listAddress(PATH), { replace: true })}
      onSignInRequested={toSignIn}
    />
  );
}
