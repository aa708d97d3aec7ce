import type { CommercialCodeStatus } from '../../../core/contract/schemas/commercial/codes.js';
import type { commercialCodes } from '../tables/codes.js';

export type CommercialCodeRow = typeof commercialCodes.$inferSelect;

/** The status as people see it: a code that could still have been used expires at its date; `now` in unix seconds. */
export function commercialCodeStatus(
  { status, expiresAt }: Pick<CommercialCodeRow, 'status' | 'expiresAt'>,
  now: number,
): CommercialCodeStatus {
  const lapses = status === 'created' || status === 'activated';
  return lapses && expiresAt !== null && expiresAt <= now ? 'expired' : status;
}

/** What people do with a code. */
export type CodeMove = 'redeem' | 'reset' | 'suspend';

export type CodeRefusal =
  | 'redemptionCodeInvalid'
  | 'redemptionCodeAlreadyRedeemed'
  | 'redemptionCodeIsExpired'
  | 'codeNotResettable'
  | 'codeNotSuspendable';

type Answers = Readonly<Record<CommercialCodeStatus, CodeRefusal | undefined>>;

/** Why a code in each status does not go this way; undefined where it does (domain 1.9, 2.2). */
const answers: Readonly<Record<CodeMove, Answers>> = {
  redeem: {
    created: 'redemptionCodeInvalid',
    activated: undefined,
    suspended: 'redemptionCodeInvalid',
    redeemed: 'redemptionCodeAlreadyRedeemed',
    expired: 'redemptionCodeIsExpired',
    retired: 'redemptionCodeInvalid',
  },
  // the only call that leads out of "suspended", which domain 1.9 wants to be temporary
  reset: {
    created: 'codeNotResettable',
    activated: 'codeNotResettable',
    suspended: undefined,
    redeemed: undefined,
    expired: undefined,
    retired: 'codeNotResettable',
  },
  // suspended again is harmless
  suspend: {
    created: undefined,
    activated: undefined,
    suspended: undefined,
    redeemed: 'codeNotSuspendable',
    expired: 'codeNotSuspendable',
    retired: 'codeNotSuspendable',
  },
};

/** Why this cannot be done with a code; undefined when it can. */
export const codeRefusal = (
  code: Pick<CommercialCodeRow, 'status' | 'expiresAt'>,
  move: CodeMove,
  now: number,
): CodeRefusal | undefined => answers[move][commercialCodeStatus(code, now)];
