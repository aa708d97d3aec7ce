import { call } from '../call.js';
import type {
  NewTransfer,
  Transfer,
  TransferDecision,
  TransferList,
  TransferQuery,
} from '../schemas/commercial/transfers.js';

const access = {
  needs: ['jwt'],
  guard: ['commercialScope', 'customerServiceManager'],
  scoped: ['owner'],
} as const;

/** Transfers from and to the caller's locations, newest first. */
export const listTransfers = call<TransferQuery, TransferList>()('GET', '/commercial/v1/transfers', {
  ...access,
  repeatable: 'reads',
});

/** Offers the machines of a location to another. Nothing moves before the receiver accepts. */
export const createTransfer = call<NewTransfer, Transfer>()('POST', '/commercial/v1/transfers', {
  ...access,
  audit: 'transfer',
  idempotent: true,
  fails: ['nothingToTransfer', 'alreadyInTransfer'],
});

/** The receiver accepts or declines, the sender withdraws. What was accepted has moved, without its seats. */
export const decideTransfer = call<TransferDecision, Transfer>()('PATCH', '/commercial/v1/transfers/:transferId', {
  ...access,
  audit: 'transfer',
  idempotent: true,
  fails: ['transferDecided', 'notYourMove', 'transferChanged', 'versionConflict'],
});
