import { LicenseManager } from '@echelon/membership/commercial';
import { useLocation } from 'wouter';
import { useWays } from '../use-ways.js';
import { useListQuery } from '../area/list-query.js';

/** Licences and their seats. */
export function LicensesPage() {
  const [, navigate] = useLocation();
  const { query, onQueryChanged } = useListQuery('/commercial/licenses');
  const { toSignIn } = useWays();
  return (
    <LicenseManager
      query={query}
      onQueryChanged={onQueryChanged}
      onMachinesRequested={({ licenseId }) => navigate(`/commercial/machines?licenseId=${licenseId}`)}
      onOrdersRequested={() => navigate('/commercial/orders')}
      onSignInRequested={toSignIn}
    />
  );
}
