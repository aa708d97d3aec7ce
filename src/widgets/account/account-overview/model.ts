import { atom } from 'nanostores';
import { getAccount } from '../../../core/contract/account.js';
import type { CommonFailure } from '../../../core/contract/failure.js';
import { getTimestamp } from '../../../core/contract/meta.js';
import type { Account, Subscription } from '../../../core/contract/schemas/account.js';
import { getUser } from '../../../core/contract/users.js';
import { now } from '../../../core/dates.js';
import type { Session } from '../../../core/session/session.js';
import { loadForPerson, type SignedOut } from '../../follow-person.js';

interface Known {
  firstName: string | undefined;
  account: Account;
}

export type Screen =
  | { is: 'loading' }
  | SignedOut
  | { is: 'failed'; code: CommonFailure }
  | ({ is: 'none' } & Known)
  /** A child: the membership is its parent's, and a child's account shows nothing of it. */
  | ({ is: 'child' } & Known)
  /** `now` by the server's clock, unix seconds. */
  | ({ is: 'member'; subscription: Subscription; now: number } & Known);

/** The membership of whoever is signed in; it follows the session. */
export function createAccountOverview(session: Session) {
  const $screen = atom<Screen>({ is: 'loading' });

  const load = async (userId: string, signal: AbortSignal) => {
    $screen.set({ is: 'loading' });
    const [account, user, clock] = await Promise.all([
      session.request(getAccount, { userId }, { signal }),
      session.request(getUser, { userId }, { signal }),
      session.request(getTimestamp, {}, { signal }),
    ]);
    if (signal.aborted) return;
    if (!account.ok) return $screen.set({ is: 'failed', code: account.failure.code });
    // Neither a name nor the exact time is worth a failure.
    const firstName = user.ok ? user.data.firstName : session.get().flags.user.firstName;
    const { subscription } = account.data;
    const known = { firstName, account: account.data };
    if (subscription)
      $screen.set({ is: 'member', ...known, subscription, now: clock.ok ? clock.data.timestamp : now() });
    else $screen.set({ is: account.data.parentId === userId ? 'none' : 'child', ...known });
  };

  const { again } = loadForPerson(session, $screen, load);

  return {
    $screen,
    retry: again,
  };
}
