import { atom } from 'nanostores';
import { listLicenses } from '../../../core/contract/commercial/licenses.js';
import { listLocationUsers } from '../../../core/contract/commercial/locations.js';
import type { EquipmentRecord } from '../../../core/contract/schemas/commercial/equipment.js';
import type { License } from '../../../core/contract/schemas/commercial/licenses.js';
import type { LocationUser } from '../../../core/contract/schemas/commercial/locations.js';
import type { Session } from '../../../core/session/session.js';

/** What a machine's location has that can be given to it; undefined where it is not known, or not the reader's to know. */
export interface Beside {
  licenses: readonly License[] | undefined;
  people: readonly LocationUser[] | undefined;
}

const blank: Beside = { licenses: undefined, people: undefined };

/** The most of each that are offered. */
const MOST = 100;

/** The licences and the people of where a machine stands, asked for by those who may give them. */
export function createBeside(session: Session) {
  const $beside = atom<Beside>(blank);
  return {
    $beside,
    forget: () => $beside.set(blank),
    async load({ location, actions }: EquipmentRecord, signal: AbortSignal): Promise<void> {
      if (!location) return $beside.set(blank);
      const at = { locationId: location.id, limit: MOST };
      const [licenses, people] = await Promise.all([
        actions.assignLicense === 'forbidden' ? undefined : session.request(listLicenses, at, { signal }),
        actions.assignUser === 'forbidden' ? undefined : session.request(listLocationUsers, at, { signal }),
      ]);
      if (signal.aborted) return;
      $beside.set({
        licenses: licenses?.ok ? licenses.data.items : undefined,
        people: people?.ok ? people.data.items : undefined,
      });
    },
  };
}
