import { LicenseManager } from '@echelon/membership/commercial';
import { useLocation, useSearch } from 'wouter';
import { useWays } from '../use-ways.js';

const PATH = '/commercial/licenses';

/** Licences and their seats. */
export function LicensesPage() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const { toSignIn } = useWays();
  return (
    <LicenseManager
      query={search}
      onQueryChanged={({ query, typing }) => navigate(`${PATH}${query && '?'}${query}`, { replace: typing })}
      onMachinesRequested={({ licenseId }) => navigate(`/commercial/machines?licenseId=${licenseId}`)}
      onOrdersRequested={() => navigate('/commercial/orders')}
      onSignInRequested={toSignIn}
    />
  );
}
