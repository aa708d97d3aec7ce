import { addDays } from '../../../../core/dates.js';
import { commercialModels as modelTable, commercialOrders } from '../../../commercial/tables/orders.js';
import { insertRows } from '../../../db/write-rows.js';
import { commercialModels } from '../../catalogue/commercial-models.js';
import type { Seed } from '../../seed.js';

const bikes = { kind: 'equipment', modelId: 'ex-9s-pro', name: 'EX-9s Pro bike', unitPrice: 249_900 } as const;
const seats = { kind: 'license', modelId: 'club', name: 'Club', unitPrice: 39_900 } as const;
const statuses = ['draft', 'submitted', 'approved', 'fulfilled', 'canceled'] as const;

/** What can be ordered, and an order in every status. */
export async function seedOrders({ db, now }: Seed): Promise<void> {
  await insertRows(
    db,
    modelTable,
    commercialModels.map(({ machine: machineKind, ...model }) => ({
      ...model,
      machineKind,
      currencyCode: 'USD',
      currencyScale: 100,
    })),
  );
  await insertRows(
    db,
    commercialOrders,
    statuses.map((status, index) => ({
      id: `ord_${status}`,
      number: `CO-${100_001 + index}`,
      dealerId: 'deal_northern',
      ownerId: 'own_harbor',
      locationId: index === 0 ? 'loc_riverside' : 'loc_downtown',
      lines: [
        { ...bikes, quantity: index + 1 },
        { ...seats, quantity: index + 1 },
      ],
      currencyCode: 'USD',
      currencyScale: 100,
      status,
      notes: index === 0 ? 'Second floor, no lift.' : null,
      timeline: [
        { status: 'draft' as const, at: addDays(now, -20 + index), by: 'usr_dealer', reason: null },
        ...(status === 'draft' ? [] : [{ status, at: addDays(now, -10 + index), by: 'usr_dealer', reason: null }]),
      ],
      createdAt: addDays(now, -20 + index),
      version: 1,
    })),
  );
}
