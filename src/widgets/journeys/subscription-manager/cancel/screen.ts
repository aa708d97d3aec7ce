import type { cancel, uncancel } from '../../../../core/contract/account-actions.js';
import type { getCancelData } from '../../../../core/contract/brightback.js';
import type { FailOf } from '../../../../core/contract/call.js';
import type { Account } from '../../../../core/contract/schemas/account.js';
import type { SaveOffer } from '../../../../core/contract/schemas/brightback.js';
import type { AcceptFailure, TakenHere } from './accept.js';
import type { Wrong } from './answers.js';

export type RefusalCode =
  | AcceptFailure
  | FailOf<typeof getCancelData>
  | FailOf<typeof cancel>
  | FailOf<typeof uncancel>;

/** A step that was not left: what is missing. A new object each time, so that the focus can follow. */
interface Held {
  wrong?: { is: Wrong } | undefined;
}

/** A press that is under way, or was refused; a new object for each refusal. */
interface Pressed {
  busy?: boolean;
  refused?: { code: RefusalCode } | undefined;
}

export type Screen =
  | { is: 'loading' }
  | { is: 'failed'; code: RefusalCode }
  /** Nothing that could be cancelled here: another party bills or gives it, or there is none. */
  | { is: 'nothing'; account: Account }
  | ({ is: 'survey' } & Held)
  | ({ is: 'offer'; offer: SaveOffer } & Pressed)
  | ({ is: 'feedback' } & Held)
  /** `members` of the family beside the parent. */
  | ({ is: 'confirm'; members: number } & Pressed)
  /** They stay: what they took, or that they took the cancellation back. */
  | { is: 'saved'; by: TakenHere['kind'] | 'undone'; account: Account }
  /** It ends with its period, or has ended. */
  | ({ is: 'cancelled'; account: Account } & Pressed);

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
