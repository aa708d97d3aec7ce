import type * as redemptionCodesCalls from '../../../core/contract/redemption-codes.js';
import { activateCode } from '../activate.js';
import { demandCurrency } from '../currency.js';
import { changeCodes } from '../change.js';
import { exportCodes } from '../export.js';
import { codesFor } from '../list.js';
import { createBatch, createCode } from '../make.js';
import { holdUsers } from '../../db/hold-users.js';
import { formatCode } from '../redemption-code.js';
import { redeemFor } from '../redeem.js';
import { demandRedeemer } from '../redemption-blocks.js';
import { findRedeemable } from '../redemption.js';
import type { Handlers } from '../../http/handler.js';
import { callerIn } from '../../people/caller.js';

/** Codes shown of a new batch. */
const SAMPLE = 5;

export const redemptionCodeHandlers = {
  async validateRedemptionCode(context, { code, currencyCode }) {
    const found = await findRedeemable(context, code);
    if (context.caller) await demandRedeemer(context, context.caller.userId);
    demandCurrency(found.effect, currencyCode);
    return { code: formatCode(found.code), effect: found.effect, expiresAt: found.expiresAt };
  },

  async redeemCode(context, { code, ...asked }) {
    const { userId } = callerIn(context);
    await holdUsers(context.db, [userId]);
    return redeemFor(context, userId, code, asked);
  },

  activateRedemptionCode: (context, { codeId, shop }) => activateCode(context, codeId, shop),

  listRedemptionCodes: codesFor,

  async exportRedemptionCodes(context, selection) {
    const exported = await exportCodes(context, selection);
    context.note({ details: { selection, rows: exported.rows, truncated: exported.truncated } });
    return exported;
  },

  async createRedemptionCode(context, input) {
    const code = await createCode(context, input);
    context.note({ id: code.id, details: { effect: code.effect, ownerId: code.ownerId } });
    return code;
  },

  async createRedemptionCodes(context, input) {
    const { batchId, codes } = await createBatch(context, input);
    context.note({
      id: batchId,
      details: { count: codes.length, effect: input.effect, prefix: input.prefix ?? null },
    });
    return { batchId, created: codes.length, sample: codes.slice(0, SAMPLE).map(formatCode) };
  },

  async updateRedemptionCodes(context, input) {
    const changed = await changeCodes(context, input);
    const { filter, ids, set } = input;
    const { matched, updated } = changed;
    context.note(
      input.dryRun
        ? null
        : { details: { set, ...(filter && { filter }), ...(ids && { ids: ids.slice(0, 100) }), matched, updated } },
    );
    return changed;
  },
} satisfies Handlers<keyof typeof redemptionCodesCalls>;
