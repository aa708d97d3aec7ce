import { atom } from 'nanostores';
import { getAccount } from '../../../core/contract/account.js';
import type { Account, Subscription } from '../../../core/contract/schemas/account.js';
import { getUser } from '../../../core/contract/users.js';
import type { Session } from '../../../core/session/session.js';
import { isUsable } from './lines.js';
import { failedScreen, loadForPerson, type PersonScreen } from '../../screen/person-screen.js';

export type Screen =
  | PersonScreen
  | { is: 'none' }
  /** `now` by the server's clock, unix seconds. */
  | { is: 'member'; account: Account; subscription: Subscription; now: number };

/** The membership of the signed-in user; it follows the session. `onShown` hears whether one can train with it now. */
export function createAccountOverview(session: Session, onShown?: (usable: boolean) => void) {
  const $screen = atom<Screen>({ is: 'loading' });
  /** Whose it is, as far as it is known. */
  const $person = atom<{ firstName?: string | undefined; lastName?: string | undefined }>({});

  const load = async (userId: string, signal: AbortSignal) => {
    $screen.set({ is: 'loading' });
    const [account, user] = await Promise.all([
      session.request(getAccount, { userId }, { signal }),
      session.request(getUser, { userId }, { signal }),
    ]);
    if (signal.aborted) return;
    if (!account.ok) return $screen.set(failedScreen(account.failure));
    // A name is not worth a failure.
    $person.set(user.ok ? user.data : session.get().flags.user);
    const { subscription, parentId } = account.data;
    onShown?.(subscription !== null && isUsable(subscription));
    if (subscription) $screen.set({ is: 'member', account: account.data, subscription, now: session.clock.now() });
    // A child's account shows nothing of the membership, which is its parent's.
    else $screen.set(parentId === userId ? { is: 'none' } : { is: 'child', name: '' });
  };

  const { again } = loadForPerson(session, $screen, load);

  return {
    $screen,
    $person,
    retry: again,
  };
}
