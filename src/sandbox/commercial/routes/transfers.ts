import type * as calls from '../../../core/contract/commercial/transfers.js';
import type { Handlers } from '../../http/handler.js';
import { decideTransfer } from '../transfers/transfer-decision.js';
import { offerTransfer } from '../transfers/transfer-offer.js';
import { transfersFor } from '../transfers/transfers.js';

export const transferHandlers = {
  listTransfers: transfersFor,
  createTransfer: offerTransfer,
  decideTransfer: (context, { transferId, ...decision }) => decideTransfer(context, transferId, decision),
} satisfies Handlers<keyof typeof calls>;
