import { writeAudit } from '../audit.js';
import { decideReceipt } from '../commerce/receipt-decide.js';
import { receiptsFor, receiptsOf } from '../commerce/receipt-lists.js';
import { receivePiece, receiveWhole } from '../commerce/receipt-upload.js';
import type { Handlers } from '../handler.js';
import { findUser } from './people.js';

export const receiptHandlers: Handlers<'uploadReceipt' | 'listReceipts' | 'decideReceipt' | 'listUserReceipts'> = {
  uploadReceipt: (context, input) => ('file' in input ? receiveWhole(context, input) : receivePiece(context, input)),

  async listReceipts(context, query) {
    const page = await receiptsFor(context.db, query);
    if (query.include && query.guid !== undefined && page.total > 0)
      await writeAudit(context, 'viewReceipt', 'receipt', query.guid);
    return page;
  },

  decideReceipt: (context, { guid, ...decision }) => decideReceipt(context, guid, decision),

  async listUserReceipts({ db }, { userId, ...query }) {
    await findUser(db, userId);
    return receiptsOf(db, userId, query);
  },
};
