import { addDays } from '../../../../core/dates.js';
import { transfers } from '../../../commercial/tables/orders.js';
import { insertRows } from '../../../db/write-rows.js';
import type { Seed } from '../../seed.js';

/** Pulse Studios offer two machines to Harbor Hotels, who have not answered. */
export const seedTransfers = ({ db, now }: Seed): Promise<void> =>
  insertRows(db, transfers, [
    {
      id: 'trf_offered',
      fromLocationId: 'loc_pulse',
      toLocationId: 'loc_riverside',
      equipmentIds: ['eqp_64', 'eqp_65'],
      status: 'offered',
      reason: 'We move to a smaller room.',
      offeredBy: 'usr_other_owner',
      offeredAt: addDays(now, -1),
      decidedBy: null,
      decidedAt: null,
      version: 1,
    },
  ]);
