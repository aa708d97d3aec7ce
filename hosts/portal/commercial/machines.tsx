import { EquipmentManager } from '@echelon/membership/commercial';
import { useLocation, useSearch } from 'wouter';
import { useWays } from '../use-ways.js';
import { withParameter, withoutParameter } from './search.js';

const PATH = '/commercial/machines';
/** In the address, beside what the list shows: the machine that is open. */
const OPEN = 'machine';

/** The machines that somebody sees. */
export function MachinesPage() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const { toSignIn } = useWays();
  const opened = new URLSearchParams(search).get(OPEN) ?? undefined;
  const query = withoutParameter(search, OPEN);
  const go = (next: string, replace = false) => navigate(`${PATH}${next && '?'}${next}`, { replace });
  return (
    <EquipmentManager
      query={query}
      equipmentId={opened}
      onQueryChanged={({ query: changed, typing }) =>
        go(opened === undefined ? changed : withParameter(changed, OPEN, opened), typing)
      }
      onEquipmentOpened={({ equipmentId }) => go(withParameter(query, OPEN, equipmentId))}
      onEquipmentClosed={() => go(query)}
      onSignInRequested={toSignIn}
    />
  );
}
