import { atom } from 'nanostores';
import { listCommercialOrders } from '../../../core/contract/commercial/orders.js';
import type {
  CommercialOrder,
  CommercialOrderQuery,
  CommercialOrderStatus,
} from '../../../core/contract/schemas/commercial/orders.js';
import type { ListShape } from '../../../core/list-query.js';
import type { Session } from '../../../core/session/session.js';
import { createList } from '../../list/model.js';
import { createPlaceFilter } from '../../places/filter.js';
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

/** What the list knows beside its rows. */
export interface Known {
  mayOrder: boolean;
}

interface Inputs {
  session: Session;
  query: string;
  onQuery: (query: string, typing: boolean) => void;
}

/** Orders, newest first, page by page. */
export function createOrderList({ session, query, onQuery }: Inputs) {
  const $known = atom<Known>({ mayOrder: false });
  const places = createPlaceFilter(session);
  const list = createList<CommercialOrder, CommercialOrderQuery>({
    session,
    shape,
    pageSize: 25,
    search: query,
    onQuery,
    // without it, pages are counted
    pages: import('../../list/long-pages.js').then(
      code => code.longPages(),
      () => undefined,
    ),
    read: (input, signal) => {
      void places.follow(input.locationId, signal);
      return session.request(listCommercialOrders, input, { signal });
    },
    async begin(signal) {
      $known.set({ mayOrder: actsForDealers(session.get().claims) });
      await places.begin(signal);
    },
  });
  return { ...list, $known, places };
}
