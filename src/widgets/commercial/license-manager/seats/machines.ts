import { listEquipment } from '../../../../core/contract/commercial/equipment.js';
import type { EquipmentLine, EquipmentQuery } from '../../../../core/contract/schemas/commercial/equipment.js';
import type { License } from '../../../../core/contract/schemas/commercial/licenses.js';
import type { Session } from '../../../../core/session/session.js';
import { createList } from '../../../list/model.js';

/** Whose seats are looked at: machines that have one of this license, or those at its location that have none. */
export type Which = 'seated' | 'unseated';

/** The machines of one license, or those that could take its seats: searched, and page by page. */
export function createMachines(session: Session, { id, location }: License, which: Which) {
  const of = which === 'seated' ? { licenseId: id } : { locationId: location.id, license: 'unseated' as const };
  return createList<EquipmentLine, EquipmentQuery>({
    session,
    shape: { filters: {}, sorts: ['name'], columns: ['name'] },
    pageSize: 10,
    search: '',
    read: (input, signal) => session.request(listEquipment, { ...input, ...of }, { signal }),
  });
}

export type Machines = ReturnType<typeof createMachines>;
