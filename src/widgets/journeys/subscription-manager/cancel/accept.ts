import { pause, schedulePlanChange } from '../../../../core/contract/account-actions.js';
import { redeemAccountCode } from '../../../../core/contract/account-redemption.js';
import type { FailOf } from '../../../../core/contract/call.js';
import type { CommonFailure, Result } from '../../../../core/contract/failure.js';
import type { Account } from '../../../../core/contract/schemas/account.js';
import type { SaveOffer } from '../../../../core/contract/schemas/brightback.js';
import type { Session } from '../../../../core/session/session.js';

/** An offer that is taken here; the other leads elsewhere. */
export type TakenHere = Exclude<SaveOffer, { kind: 'contact' }>;

export type AcceptFailure =
  | FailOf<typeof redeemAccountCode>
  | FailOf<typeof pause>
  | FailOf<typeof schedulePlanChange>
  | CommonFailure;

/** The action of the account that takes an offer. */
export const actionOf: Readonly<Record<TakenHere['kind'], string>> = {
  discount: 'redeem',
  trialExtension: 'redeem',
  pause: 'pause',
  planChange: 'schedulePlanChange',
};

/** The length of a pause: the one that was chosen, where it is offered. */
export const monthsOf = (offered: readonly number[], chosen: number): number =>
  offered.includes(chosen) ? chosen : (offered[0] ?? 1);

interface Accepting {
  session: Session;
  userId: string;
  /** The length that was chosen, where there is a choice. */
  months: number;
  signal: AbortSignal;
}

/** Takes an offer, once however its answer fares. */
export function accept(
  offer: TakenHere,
  { session, userId, months, signal }: Accepting,
): Promise<Result<Account, AcceptFailure>> {
  switch (offer.kind) {
    case 'discount':
    case 'trialExtension':
      return session.request(redeemAccountCode, { userId, code: offer.code }, { signal });
    case 'pause':
      return session.request(pause, { userId, months: monthsOf(offer.months, months) }, { signal });
    case 'planChange':
      return session.request(schedulePlanChange, { userId, planId: offer.planId }, { signal });
    default:
      return offer satisfies never;
  }
}
