import type * as account from '../../../core/contract/account.js';
import { actAndCharge } from '../actions/act.js';
import { accountOf } from '../account/account.js';
import { activate } from '../actions/activate.js';
import { useUpConfirmation } from '../cards/card-provider.js';
import { demand, loadMember } from '../account/member.js';
import { replacePaymentMethod } from '../cards/payment.js';
import { quoteAny, signed } from '../quote/purchase.js';
import { subscribe } from '../actions/subscribe.js';
import { settleOwed } from '../transitions/begin.js';
import type { Handlers } from '../../http/handler.js';
import { demandOwnHand } from '../../access/acting.js';

export const accountHandlers = {
  getAccount: (context, { userId }) => accountOf(context, userId),

  async quote(context, { userId, ...asked }) {
    const member = await loadMember(context, userId);
    await demand('quote', member, context.db);
    return signed(context, member, await quoteAny(context, member, asked));
  },

  async updatePayment(context, { userId, ...input }) {
    if (context.caller) demandOwnHand(context.caller);
    const member = await loadMember(context, userId);
    await demand('payment', member, context.db);
    await replacePaymentMethod(context, member, input);
    // read again: what is owed is tried with the new card at once
    await actAndCharge(context, await loadMember(context, userId), settleOwed);
    await useUpConfirmation(context, input.id);
    return accountOf(context, userId);
  },

  async payOwed(context, { userId }) {
    if (context.caller) demandOwnHand(context.caller);
    const member = await loadMember(context, userId);
    await demand('payment', member, context.db);
    await actAndCharge(context, member, settleOwed);
    return accountOf(context, userId);
  },

  async subscribe(context, { userId, ...input }) {
    await subscribe(context, await loadMember(context, userId), input);
    return accountOf(context, userId);
  },

  async activate(context, { userId, ...asked }) {
    await activate(context, await loadMember(context, userId), asked);
    return accountOf(context, userId);
  },
} satisfies Handlers<keyof typeof account>;
