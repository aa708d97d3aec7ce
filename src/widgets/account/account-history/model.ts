import { atom } from 'nanostores';
import { getAccountHistory } from '../../../core/contract/account-reads.js';
import type { CommonFailure } from '../../../core/contract/failure.js';
import type { HistoryEntry } from '../../../core/contract/schemas/account-history.js';
import type { Session } from '../../../core/session/session.js';
import { failedScreen, loadForPerson, type PersonScreen } from '../../screen/person-screen.js';
import { typesOf, type Kind } from './kinds.js';
import { createNames, type Names } from './names.js';

/** Entries that come at a time. */
const PAGE = 20;

export type Screen =
  | PersonScreen
  | {
      is: 'list';
      userId: string;
      /** None shows all. */
      kind: Kind | undefined;
      /** None while those of another kind are on their way. */
      entries: readonly HistoryEntry[] | undefined;
      total: number;
      names: Names;
      /** By the server's clock, unix seconds. */
      now: number;
      more: boolean;
      /** Why entries of this kind, or earlier ones, could not be had. */
      failure: CommonFailure | undefined;
    };

type List = Extract<Screen, { is: 'list' }>;

/** What happened to the signed-in user's account, the latest first. */
export function createAccountHistory(session: Session) {
  const $screen = atom<Screen>({ is: 'loading' });
  /** The page that is on its way; another kind was requested meanwhile. */
  let asking = new AbortController();
  let name: ReturnType<typeof createNames> | undefined;

  const read = async (userId: string, kind: Kind | undefined, offset: number, signal: AbortSignal) =>
    session.request(
      getAccountHistory,
      { userId, offset, limit: PAGE, ...(kind && { type: typesOf(kind) }) },
      { signal },
    );

  const load = async (userId: string, signal: AbortSignal) => {
    $screen.set({ is: 'loading' });
    const page = await read(userId, undefined, 0, signal);
    if (signal.aborted) return;
    if (!page.ok) return $screen.set(failedScreen(page.failure));
    const { items, total } = page.data;
    name = createNames(session, userId, signal);
    const names = await name(items);
    if (signal.aborted) return;
    $screen.set({
      is: 'list',
      userId,
      kind: undefined,
      entries: items,
      total,
      names,
      now: session.clock.now(),
      more: false,
      failure: undefined,
    });
  };
  const following = loadForPerson(session, $screen, load);

  /** Fetches what follows the entries that are shown, or the first of another kind. */
  const fetch = async (from: List) => {
    asking.abort();
    asking = new AbortController();
    const signal = AbortSignal.any([following.signal, asking.signal]);
    $screen.set(from);
    const { entries = [], kind, userId } = from;
    const page = await read(userId, kind, entries.length, signal);
    const names = page.ok && name ? await name(page.data.items) : from.names;
    if (signal.aborted) return;
    if (!page.ok) {
      const failed = failedScreen(page.failure);
      return $screen.set(failed.is === 'child' ? failed : { ...from, more: false, failure: failed.code });
    }
    // What happened meanwhile has pushed the others on.
    const seen = new Set(entries.map(({ id }) => id));
    const added = page.data.items.filter(({ id }) => !seen.has(id));
    $screen.set({
      ...from,
      entries: [...entries, ...added],
      total: page.data.total,
      names,
      more: false,
      failure: undefined,
    });
  };

  return {
    $screen,
    retry: () => {
      const screen = $screen.get();
      if (screen.is === 'list') void fetch({ ...screen, failure: undefined, more: screen.entries !== undefined });
      else following.again();
    },
    async show(kind: Kind | undefined) {
      const screen = $screen.get();
      if (screen.is === 'list' && screen.kind !== kind)
        await fetch({ ...screen, kind, entries: undefined, failure: undefined, more: false });
    },
    async more() {
      const screen = $screen.get();
      if (screen.is === 'list' && screen.entries && !screen.more)
        await fetch({ ...screen, more: true, failure: undefined });
    },
  };
}

export type AccountHistoryModel = ReturnType<typeof createAccountHistory>;
