import { atom } from 'nanostores';
import type { FailOf } from '../../../core/contract/call.js';
import { searchContent } from '../../../core/contract/content/library.js';
import { deletePlaylist, getPlaylist, updatePlaylist } from '../../../core/contract/content/playlists.js';
import type { CommonFailure } from '../../../core/contract/failure.js';
import type { ContentItem } from '../../../core/contract/schemas/content/library.js';
import type { Playlist } from '../../../core/contract/schemas/content/playlists.js';
import type { Session } from '../../../core/session/session.js';
import { failedScreen, loadForPerson, type PersonScreen } from '../../screen/person-screen.js';
import { moved } from './order.js';

export type Screen = PersonScreen | { is: 'gone' } | { is: 'playlist'; playlist: Playlist };

/** Why a change was not kept; `versionConflict` when another device was first, whose list is shown then. */
export interface Refusal {
  code: CommonFailure | FailOf<typeof updatePlaylist>;
  retryAfter?: number | undefined;
}

/** Classes that a search offers. */
const FOUND = 6;

/** What was done last, for who does not see the list change. */
export type Done = { is: 'moved'; title: string; at: number; of: number } | { is: 'removed'; title: string };

interface Inputs {
  session: Session;
  playlistId: string;
  onDeleted: () => void;
}

/** One playlist: its order, its name, and what is added to it. Each change is saved at once. */
export function createOnePlaylist({ session, playlistId, onDeleted }: Inputs) {
  const $screen = atom<Screen>({ is: 'loading' });
  const $refusal = atom<Refusal | undefined>(undefined);
  const $done = atom<Done | undefined>(undefined);
  const $isBusy = atom(false);
  const $found = atom<readonly ContentItem[]>([]);
  let searching = new AbortController();

  async function read(signal?: AbortSignal): Promise<void> {
    const answer = await session.request(getPlaylist, { playlistId }, { ...(signal && { signal }) });
    if (signal?.aborted) return;
    if (answer.ok) return $screen.set({ is: 'playlist', playlist: answer.data });
    $screen.set(answer.failure.code === 'notFound' ? { is: 'gone' } : failedScreen(answer.failure));
  }

  const following = loadForPerson(session, $screen, (_, signal) => {
    $screen.set({ is: 'loading' });
    return read(signal);
  });

  async function refuse(failure: Refusal): Promise<void> {
    // What stands there now is what can be changed.
    if (failure.code === 'versionConflict') await read();
    $refusal.set(failure);
  }

  async function change(next: { name?: string; contentIds?: string[] }): Promise<boolean> {
    const screen = $screen.get();
    if (screen.is !== 'playlist' || $isBusy.get()) return false;
    $isBusy.set(true);
    $refusal.set(undefined);
    $done.set(undefined);
    const { version } = screen.playlist;
    const answer = await session.request(updatePlaylist, { playlistId, version, ...next });
    if (answer.ok) $screen.set({ is: 'playlist', playlist: answer.data });
    else await refuse(answer.failure);
    $isBusy.set(false);
    return answer.ok;
  }

  const order = (next: (items: readonly ContentItem[]) => readonly ContentItem[]): Promise<boolean> => {
    const screen = $screen.get();
    const items = screen.is === 'playlist' ? screen.playlist.items : [];
    const wanted = next(items);
    return wanted === items ? Promise.resolve(true) : change({ contentIds: wanted.map(({ id }) => id) });
  };

  const shown = (): readonly ContentItem[] => {
    const screen = $screen.get();
    return screen.is === 'playlist' ? screen.playlist.items : [];
  };
  /** Says what was done to a class, once it is. */
  async function tell(item: ContentItem | undefined, work: Promise<boolean>): Promise<void> {
    const before = shown();
    const isDone = await work;
    const now = shown();
    const at = now.findIndex(({ id }) => id === item?.id);
    if (!isDone || !item || now === before) return;
    $done.set(
      at < 0 ? { is: 'removed', title: item.title } : { is: 'moved', title: item.title, at: at + 1, of: now.length },
    );
  }

  return {
    $screen,
    $refusal,
    $done,
    $isBusy,
    $found,
    retry: () => following.again(),
    rename: (name: string) => (name.trim() === '' ? Promise.resolve(false) : change({ name: name.trim() })),
    move: (at: number, by: -1 | 1) =>
      tell(
        shown()[at],
        order(items => moved(items, at, by)),
      ),
    remove: (contentId: string) =>
      tell(
        shown().find(({ id }) => id === contentId),
        order(items => items.filter(({ id }) => id !== contentId)),
      ),
    add: (item: ContentItem) => order(items => (items.some(({ id }) => id === item.id) ? items : [...items, item])),

    /** Classes with a part of a name; none without one. */
    async find(q: string): Promise<void> {
      searching.abort();
      searching = new AbortController();
      const { signal } = searching;
      if (q.trim() === '') return $found.set([]);
      const answer = await session.request(searchContent, { q: q.trim(), limit: FOUND }, { signal });
      if (answer.ok && !signal.aborted) $found.set(answer.data.items);
    },

    async delete(): Promise<void> {
      const screen = $screen.get();
      if (screen.is !== 'playlist' || $isBusy.get()) return;
      $isBusy.set(true);
      $refusal.set(undefined);
      const answer = await session.request(deletePlaylist, { playlistId, version: screen.playlist.version });
      if (answer.ok) onDeleted();
      else await refuse(answer.failure);
      $isBusy.set(false);
    },
  };
}

export type OnePlaylistModel = ReturnType<typeof createOnePlaylist>;
