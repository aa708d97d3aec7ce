import { atom, onMount } from 'nanostores';
import { getAccount } from '../../../core/contract/account.js';
import type { CommonFailure } from '../../../core/contract/failure.js';
import { getTimestamp } from '../../../core/contract/meta.js';
import type { Account, Subscription } from '../../../core/contract/schemas/account.js';
import { now as pageNow } from '../../../core/dates.js';
import type { Session } from '../../../core/session/session.js';
import { canOpen, type PanelName } from './panel.js';

export interface Member {
  is: 'member';
  account: Account;
  subscription: Subscription;
  /** By the server's clock, unix seconds. */
  now: number;
  panel?: PanelName | undefined;
  /** This panel was asked for, and what it does is not possible now. */
  unavailable?: PanelName | undefined;
}

export type Screen =
  | { is: 'loading' }
  /** `ended` when a session was there and is over, other than by the person's own wish. */
  | { is: 'signedOut'; ended: boolean }
  | { is: 'failed'; code: CommonFailure }
  | { is: 'none' }
  /** A child: the membership is its parent's, and a child's account shows nothing of it. */
  | { is: 'child' }
  | Member;

interface Inputs {
  session: Session;
  panel?: PanelName | undefined;
  onChanged: (action: string) => void;
}

/** The membership of whoever is signed in, and which of its panels is open. */
export function createManager({ session, panel, onChanged }: Inputs) {
  const $screen = atom<Screen>({ is: 'loading' });
  let abort = new AbortController();
  /** Opened as soon as the account is there; a panel that a session ended in is opened again. */
  let wanted = panel;
  /** How far the server's clock is ahead of the page's. */
  let ahead = 0;

  const shownAs = (account: Account): Screen => {
    const { subscription } = account;
    if (subscription) return { is: 'member', account, subscription, now: pageNow() + ahead };
    return { is: account.parentId === account.userId ? 'none' : 'child' };
  };

  const open = (name: PanelName) => {
    const screen = $screen.get();
    if (screen.is !== 'member') return;
    if (canOpen(screen.account, name)) $screen.set({ ...screen, panel: name, unavailable: undefined });
    else $screen.set({ ...screen, panel: undefined, unavailable: name });
  };

  const close = () => {
    const screen = $screen.get();
    wanted = undefined;
    if (screen.is === 'member') $screen.set({ ...screen, panel: undefined, unavailable: undefined });
  };

  const load = async (userId: string, signal: AbortSignal) => {
    $screen.set({ is: 'loading' });
    const [account, clock] = await Promise.all([
      session.request(getAccount, { userId }, { signal }),
      session.request(getTimestamp, {}, { signal }),
    ]);
    if (signal.aborted) return;
    if (!account.ok) return $screen.set({ is: 'failed', code: account.failure.code });
    if (clock.ok) ahead = clock.data.timestamp - pageNow();
    $screen.set(shownAs(account.data));
    if (wanted) open(wanted);
  };

  const begin = () => {
    abort.abort();
    abort = new AbortController();
    const screen = $screen.get();
    if (screen.is === 'member' && screen.panel) wanted = screen.panel;
    const { userId, endedBy } = session.get();
    if (userId) void load(userId, abort.signal);
    else $screen.set({ is: 'signedOut', ended: endedBy === 'refused' || endedBy === 'elsewhere' });
  };

  onMount($screen, () => {
    const leave = session.$userId.subscribe(begin);
    return () => {
      leave();
      abort.abort();
    };
  });

  return {
    $screen,
    retry: begin,
    open,
    close,
    /** The page names another panel, or none. */
    show(name: PanelName | undefined) {
      const screen = $screen.get();
      if (screen.is !== 'member') wanted = name;
      else if (name && name !== screen.panel) open(name);
      else if (!name && screen.panel) close();
    },
    /** A panel, or a press, has made the account different. */
    changed(account: Account, action: string) {
      const screen = $screen.get();
      const next = shownAs(account);
      $screen.set(next.is === 'member' && screen.is === 'member' ? { ...next, panel: screen.panel } : next);
      onChanged(action);
    },
  };
}

export type ManagerModel = ReturnType<typeof createManager>;
