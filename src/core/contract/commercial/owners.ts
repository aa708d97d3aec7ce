import { call } from '../call.js';
import type { Change } from '../schemas/commercial/common.js';
import type { Disconnected, NewOwner, Owner, OwnerList, OwnerQuery } from '../schemas/commercial/owners.js';

const reads = {
  needs: ['jwt'],
  guard: ['commercialScope', 'customerServiceManager'],
  repeatable: 'reads',
} as const;
const writes = {
  needs: ['jwt'],
  guard: ['commercialScope', 'customerServiceManager'],
  audit: 'owner',
  scoped: ['dealer'],
} as const;

/** The owners that a dealer looks after, by name; an owner finds itself. */
export const listDealerOwners = call<OwnerQuery, OwnerList>()('GET', '/commercial/v1/dealers/:dealerId/owners', {
  ...reads,
  scoped: ['dealer', 'owner'],
});

/** A new owner of this dealer. */
export const createDealerOwner = call<NewOwner, Owner>()('POST', '/commercial/v1/dealers/:dealerId/owners', {
  ...writes,
  idempotent: true,
});

/** Connects an owner that exists and has no dealer yet. */
export const connectDealerOwner = call<object, Owner>()('PUT', '/commercial/v1/dealers/:dealerId/owners/:ownerId', {
  ...writes,
  repeatable: 'sets',
  fails: ['ownerTaken'],
});

/** Ends that a dealer looks after an owner: its locations lose the dealer. Not while an order between them is open. */
export const disconnectDealerOwner = call<Change, Disconnected>()(
  'DELETE',
  '/commercial/v1/dealers/:dealerId/owners/:ownerId',
  { ...writes, idempotent: true, fails: ['ordersOpen', 'versionConflict'] },
);
