import { failureCopy } from '../../copy.js';
import type { OrderFailure } from './order/failure.js';

/** Why an order isn’t changed or doesn’t move on. */
export const orderFailures: Record<OrderFailure, string> = {
  ...failureCopy,
  orderMoveIllegal: 'That’s not possible with this order anymore.',
  notYourMove: 'That’s for someone else to do.',
  orderEmpty: 'Add a line first: there’s nothing in this order.',
  versionConflict: 'This order changed in the meantime.',
};
