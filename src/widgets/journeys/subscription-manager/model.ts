import { atom } from 'nanostores';
import { getAccount } from '../../../core/contract/account.js';
import type { Account, AccountAction } from '../../../core/contract/schemas/account.js';
import type { Session } from '../../../core/session/session.js';
import { failedScreen, loadForPerson } from '../../screen/person-screen.js';
import type { PanelName } from './index.js';
import { canOpen } from './panel.js';
import { presses, type Press, type PressFailure } from './presses.js';
import type { Change, Member, Screen, Start, Outcome } from './screen.js';

/** The action of the account by which each begins. */
const actionOf: Readonly<Record<Start, AccountAction>> = {
  resume: 'unpause',
  activate: 'activate',
  confirm: 'activate',
  settle: 'payment',
};

/** Seconds after which what is shown is read again when a user comes back to the page. */
const FRESH = 60;

/** What is refused for a reason that reading again would not change. */
const lasting: ReadonlySet<string> = new Set<PressFailure>(['idempotencyConflict', 'planUnavailable', 'invalidOffer']);

interface Inputs {
  session: Session;
  /** An action of the account was done. */
  onChanged: (action: string) => void;
}

/** The membership of the signed-in user, and what is open in its place. */
export function createManager({ session, onChanged }: Inputs) {
  const $screen = atom<Screen>({ is: 'loading' });
  /** Opened as soon as the account is there; a panel in which a session ended is opened again. */
  let wanted: PanelName | undefined;
  let readAt = 0;

  const member = (): Member | undefined => {
    const screen = $screen.get();
    return screen.is === 'member' ? screen : undefined;
  };

  const change = (next: Partial<Member>) => {
    const screen = member();
    if (screen) $screen.set({ ...screen, ...next });
  };

  /** Shows an account as it is now; what is open stays open. */
  const show = (account: Account, next: Partial<Member> = {}) => {
    const { subscription } = account;
    readAt = session.clock.now();
    // A child's account shows nothing of the membership, which is its parent's.
    if (!subscription) $screen.set(account.parentId === account.userId ? { is: 'none' } : { is: 'child', name: '' });
    else $screen.set({ ...member(), is: 'member', account, subscription, now: readAt, ...next });
  };

  const open = (panel: PanelName, byPress: boolean) => {
    const screen = member();
    if (!screen) wanted = panel;
    else if (canOpen(screen.account, panel)) change({ panel, byPress, start: undefined, outcome: undefined });
    else change({ panel: undefined, start: undefined, outcome: { is: 'unavailable', panel } });
  };

  const close = (outcome?: Outcome) => {
    wanted = undefined;
    change({ panel: undefined, start: undefined, outcome });
  };

  const load = async (userId: string, signal: AbortSignal) => {
    $screen.set({ is: 'loading' });
    const account = await session.request(getAccount, { userId }, { signal });
    if (signal.aborted) return;
    if (!account.ok) return $screen.set(failedScreen(account.failure));
    show(account.data);
    if (wanted) open(wanted, false);
  };

  const following = loadForPerson(session, $screen, load, () => {
    wanted = member()?.panel ?? wanted;
  });

  const readAgain = (userId: string) => session.request(getAccount, { userId }, { signal: following.signal });

  /** Another user saved first: what is shown is out of date. */
  const changedElsewhere = async () => {
    const screen = member();
    if (!screen) return;
    const { signal } = following;
    const answer = await readAgain(screen.account.userId);
    if (signal.aborted) return;
    if (answer.ok)
      show(answer.data, { panel: undefined, start: undefined, pressed: undefined, outcome: { is: 'elsewhere' } });
    else change({ pressed: undefined, outcome: { is: 'refused', code: answer.failure.code } });
  };

  return {
    $screen,
    retry: following.again,
    open: (panel: PanelName) => open(panel, true),
    begin: (start: Start) => change({ start, panel: undefined, byPress: true, outcome: undefined }),
    close: () => close(),
    changedElsewhere,

    /** The page names another panel, or none. */
    wish(panel: PanelName | undefined) {
      const shown = member()?.panel;
      if (panel && panel !== shown) open(panel, false);
      else if (!panel && shown) close();
    },

    /** A panel has made the account different, and stays. */
    changed(account: Account, action: string) {
      show(account);
      onChanged(action);
    },

    /** A panel has made the account different, and is no longer needed. */
    finished(account: Account, action: string, done: Change) {
      wanted = undefined;
      show(account, { panel: undefined, outcome: { is: 'changed', ...done } });
      onChanged(action);
    },

    started(account: Account, what: Start) {
      show(account, { start: undefined, outcome: { is: 'done', what } });
      onChanged(actionOf[what]);
    },

    async press(press: Press) {
      const screen = member();
      if (!screen || screen.pressed) return;
      const { signal } = following;
      change({ pressed: press, outcome: undefined });
      const answer = await presses[press](session, screen.account.userId, screen.subscription, signal);
      if (signal.aborted) return;
      if (answer.ok) {
        show(answer.data, { pressed: undefined, outcome: { is: 'done', what: press } });
        return onChanged(press);
      }
      const { code, status } = answer.failure;
      if (status === 409 && !lasting.has(code)) return changedElsewhere();
      change({ pressed: undefined, outcome: { is: 'refused', code } });
    },

    /** The account has another card; what was owed has been tried with it. */
    async cardSaved() {
      const screen = member();
      if (!screen) return;
      const { signal } = following;
      const owed = screen.subscription.pastDue;
      const answer = await readAgain(screen.account.userId);
      if (signal.aborted) return;
      if (answer.ok) show(answer.data);
      // what cannot be read is not claimed
      const overdue = !owed || !answer.ok ? 'none' : answer.data.subscription?.pastDue ? 'stillDue' : 'settled';
      close({ is: 'card', overdue, amount: owed?.amount ?? 0 });
      onChanged('payment');
    },

    /** The user comes back to the page: another tab may have changed it meanwhile. Nothing is read under an open panel. */
    async refresh() {
      const screen = member();
      if (!screen || screen.panel || screen.start || screen.pressed || session.clock.now() - readAt <= FRESH) return;
      const answer = await readAgain(screen.account.userId);
      if (answer.ok && member() === screen) show(answer.data);
    },
  };
}

export type ManagerModel = ReturnType<typeof createManager>;
