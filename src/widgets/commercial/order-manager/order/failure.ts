import type { FailOf } from '../../../../core/contract/call.js';
import type { updateCommercialOrder } from '../../../../core/contract/commercial/orders.js';
import type { CommonFailure } from '../../../../core/contract/failure.js';

/** Why an order is not changed, or does not move on. */
export type OrderFailure = FailOf<typeof updateCommercialOrder> | CommonFailure;
