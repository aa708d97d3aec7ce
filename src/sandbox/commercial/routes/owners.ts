import type * as calls from '../../../core/contract/commercial/owners.js';
import type { Handlers } from '../../http/handler.js';
import { connectOwner, disconnectOwner } from '../places/owner-dealer.js';
import { createOwner, ownersOf } from '../places/owners.js';

export const ownerHandlers = {
  listDealerOwners: (context, { dealerId, ...query }) => ownersOf(context, dealerId, query),

  createDealerOwner: (context, { dealerId, ...given }) => createOwner(context, dealerId, given),

  connectDealerOwner: (context, { dealerId, ownerId }) => connectOwner(context, dealerId, ownerId),

  disconnectDealerOwner: (context, { dealerId, ownerId, ...change }) =>
    disconnectOwner(context, dealerId, ownerId, change),
} satisfies Handlers<keyof typeof calls>;
