import { call } from '../call.js';
import type {
  CommercialOrder,
  CommercialOrderList,
  CommercialOrderPatch,
  CommercialOrderQuery,
  NewCommercialOrder,
  OrderableList,
} from '../schemas/commercial/orders.js';
import type { PageQuery } from '../schemas/query.js';

const reads = {
  needs: ['jwt'],
  guard: ['commercialScope', 'customerServiceManager'],
  repeatable: 'reads',
  scoped: ['dealer', 'owner'],
} as const;
const writes = {
  needs: ['jwt'],
  guard: ['commercialScope', 'customerServiceManager'],
  audit: 'commercialOrder',
} as const;

/** What can be ordered, with its price. */
export const listOrderables = call<PageQuery, OrderableList>()('GET', '/commercial/v1/orderables', reads);

/** A draft for a location. */
export const createCommercialOrder = call<NewCommercialOrder, CommercialOrder>()('POST', '/commercial/v1/orders', {
  ...writes,
  acting: 'never',
  scoped: ['dealer'],
  idempotent: true,
});

/** Orders for the locations that the caller may see, newest first. */
export const listCommercialOrders = call<CommercialOrderQuery, CommercialOrderList>()(
  'GET',
  '/commercial/v1/orders',
  reads,
);

export const getCommercialOrder = call<object, CommercialOrder>()('GET', '/commercial/v1/orders/:orderId', reads);

/** Changes a draft, or moves an order on. What is fulfilled has its licences and machines in the same moment. */
export const updateCommercialOrder = call<CommercialOrderPatch, CommercialOrder>()(
  'PATCH',
  '/commercial/v1/orders/:orderId',
  {
    ...writes,
    acting: 'never',
    scoped: ['dealer', 'owner'],
    idempotent: true,
    fails: ['orderMoveIllegal', 'notYourMove', 'orderEmpty', 'versionConflict'],
  },
);
