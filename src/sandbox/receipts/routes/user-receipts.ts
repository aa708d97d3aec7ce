import type * as userReceipts from '../../../core/contract/user-receipts.js';
import { decideReceipt } from '../decide.js';
import { receiptsFor, receiptsOf } from '../lists.js';
import { receivePiece, receiveWhole } from '../upload.js';
import type { Handlers } from '../../http/handler.js';
import { findUser } from '../../people/caller.js';

export const receiptHandlers = {
  uploadReceipt: (context, input) => ('file' in input ? receiveWhole(context, input) : receivePiece(context, input)),

  async listReceipts(context, query) {
    const page = await receiptsFor(context.db, query);
    if (query.include && query.guid !== undefined && page.total > 0)
      context.note({ id: query.guid, action: 'viewReceipt' });
    return page;
  },

  decideReceipt: (context, { guid, ...decision }) => decideReceipt(context, guid, decision),

  async listUserReceipts({ db }, { userId, ...query }) {
    await findUser(db, userId);
    return receiptsOf(db, userId, query);
  },
} satisfies Handlers<keyof typeof userReceipts>;
