import { EquipmentManager } from '@echelon/membership/commercial';
import { useWays } from '../use-ways.js';
import { useOpened } from '../area/list-query.js';

/** The machines that somebody sees. */
export function MachinesPage() {
  const { query, opened, onQueryChanged, open, close } = useOpened('/commercial/machines', 'machine');
  const { toSignIn } = useWays();
  return (
    <EquipmentManager
      query={query}
      equipmentId={opened}
      onQueryChanged={onQueryChanged}
      onEquipmentOpened={({ equipmentId }) => open(equipmentId)}
      onEquipmentClosed={close}
      onSignInRequested={toSignIn}
    />
  );
}
