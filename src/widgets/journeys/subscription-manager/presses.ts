import { schedulePlanChange, uncancel, unpause } from '../../../core/contract/account-actions.js';
import type { FailOf } from '../../../core/contract/call.js';
import type { CommonFailure, Result } from '../../../core/contract/failure.js';
import type { Account, Subscription } from '../../../core/contract/schemas/account.js';
import type { Session } from '../../../core/session/session.js';

/** What one press does, because it moves no money: takes back an end, a pause or a change that was set. */
export type Press = 'uncancel' | 'unpause' | 'schedulePlanChange';

export type PressFailure =
  | FailOf<typeof uncancel>
  | FailOf<typeof unpause>
  | FailOf<typeof schedulePlanChange>
  | CommonFailure;

/** No quote has this token, so that an unpause which would charge is refused. */
const NOTHING_AGREED = 'none';

type Send = (
  session: Session,
  userId: string,
  subscription: Subscription,
  signal: AbortSignal,
) => Promise<Result<Account, PressFailure>>;

export const presses: Readonly<Record<Press, Send>> = {
  uncancel: (session, userId, _, signal) => session.request(uncancel, { userId }, { signal }),
  // the pause may have begun since the page was read: then this would start a period nobody has agreed to
  unpause: (session, userId, _, signal) => session.request(unpause, { userId, quoteToken: NOTHING_AGREED }, { signal }),
  // the present plan clears the change that waits
  schedulePlanChange: (session, userId, { planId }, signal) =>
    session.request(schedulePlanChange, { userId, planId }, { signal }),
};
