import type { cancel, uncancel } from '../../../../core/contract/account-actions.js';
import type { getCancelData } from '../../../../core/contract/brightback.js';
import type { FailOf } from '../../../../core/contract/call.js';
import type { Account } from '../../../../core/contract/schemas/account.js';
import type { CancelData } from '../../../../core/contract/schemas/brightback.js';
import type { AcceptFailure, TakenHere } from './accept.js';

export type RefusalCode =
  | AcceptFailure
  | FailOf<typeof getCancelData>
  | FailOf<typeof cancel>
  | FailOf<typeof uncancel>;

/** A press that was refused; a new object for each, so that the focus can follow. */
interface Refused<By extends string> {
  by: By;
  code: RefusalCode;
}

/** What leaving asks and shows, all on one screen (domain 1.14, 1.16). */
export interface Asking {
  is: 'asking';
  /** One at most for each reason. */
  offers: CancelData['offers'];
  /** Of the family, beside the parent. */
  members: number;
  /** Where the confirmation goes. */
  email: string | null;
  /** The press that is under way. */
  busy?: 'accept' | 'cancel' | undefined;
  refused?: Refused<'accept' | 'cancel'> | undefined;
  /** The comment is too long; its field says so. */
  tooLong?: object | undefined;
}

export type Screen =
  | { is: 'loading' }
  | { is: 'failed'; code: RefusalCode }
  /** Nothing that could be cancelled here: another party bills or gives it, or there is none. */
  | { is: 'nothing'; account: Account }
  | Asking
  /** They stay: what they took, or that they took the cancellation back. */
  | { is: 'saved'; by: TakenHere['kind'] | 'undone'; account: Account }
  /** It ends with its period, or has ended; `mailedTo` when it was ended here and now. */
  | {
      is: 'cancelled';
      account: Account;
      mailedTo?: string | undefined;
      busy?: boolean | undefined;
      refused?: Refused<'undo'> | undefined;
    };

export type ScreenOf<Is extends Screen['is']> = Extract<Screen, { is: Is }>;

/** Codes by which the back end says that another tab, or the clock, was first. */
export const overtaken: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'alreadyCanceled',
  'cancellationScheduled',
  'subscriptionEnded',
  'notCanceling',
  'redemptionCodeAlreadyRedeemed',
  'alreadyPaused',
  'managedByChannel',
  'notFound',
]);

/** What an account says by itself: that it ends, has ended, or that nothing of it can be cancelled here. */
export function outcomeOf(account: Account): ScreenOf<'cancelled' | 'nothing'> | undefined {
  const { subscription, actions } = account;
  if (actions.cancel === 'ok') return undefined;
  return subscription && (actions.cancel === 'subscriptionEnded' || actions.uncancel === 'ok')
    ? { is: 'cancelled', account }
    : { is: 'nothing', account };
}
