import { atom } from 'nanostores';
import { listLocations } from '../../../core/contract/commercial/locations.js';
import { listCommercialOrders } from '../../../core/contract/commercial/orders.js';
import type { Named } from '../../../core/contract/schemas/commercial/common.js';
import type {
  CommercialOrder,
  CommercialOrderQuery,
  CommercialOrderStatus,
} from '../../../core/contract/schemas/commercial/orders.js';
import type { ListShape } from '../../../core/list-query.js';
import type { Session } from '../../../core/session/session.js';
import { createList } from '../../list/model.js';
import { actsForDealers } from '../roles.js';

/** The values of the filter, in the order of an order's way. */
export const statuses = [
  'draft',
  'submitted',
  'approved',
  'fulfilled',
  'canceled',
] as const satisfies readonly CommercialOrderStatus[];

const shape: ListShape = {
  filters: { status: statuses, locationId: undefined },
  sorts: ['number', 'createdAt'],
  columns: ['number', 'location', 'total', 'status', 'createdAt'],
};

/** Locations that one can filter by: as many as one page of the call has. */
const MOST = 100;

/** What the list knows beside its rows. */
export interface Known {
  locations: readonly Named[];
  mayOrder: boolean;
}

interface Inputs {
  session: Session;
  query: string;
  onQuery: (query: string, typing: boolean) => void;
}

/** Orders, newest first, page by page. */
export function createOrderList({ session, query, onQuery }: Inputs) {
  const $known = atom<Known>({ locations: [], mayOrder: false });
  const list = createList<CommercialOrder, CommercialOrderQuery>({
    session,
    shape,
    pageSize: 25,
    search: query,
    onQuery,
    read: (input, signal) => session.request(listCommercialOrders, input, { signal }),
    async begin(signal) {
      $known.set({ locations: [], mayOrder: actsForDealers(session.get().claims) });
      const answer = await session.request(listLocations, { sort: 'name', limit: MOST }, { signal });
      if (answer.ok && !signal.aborted)
        $known.set({ ...$known.get(), locations: answer.data.items.map(({ id, name }) => ({ id, name })) });
    },
  });
  return { ...list, $known };
}
