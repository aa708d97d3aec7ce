import { atom } from 'nanostores';
import { createPlaylist, listPlaylists } from '../../../core/contract/content/playlists.js';
import type { CommonFailure, Failure } from '../../../core/contract/failure.js';
import type { PlaylistList } from '../../../core/contract/schemas/content/playlists.js';
import type { Session } from '../../../core/session/session.js';
import { failedScreen, loadForPerson, type PersonScreen } from '../../screen/person-screen.js';

export type PlaylistSummary = PlaylistList['items'][number];

export type Screen = PersonScreen | { is: 'playlists'; items: readonly PlaylistSummary[] };

/** The most that are shown: more than anybody has made. */
const MOST = 100;

/** A member's playlists, and a new one. `onMade` is told which. */
export function createPlaylists(session: Session, onMade: (playlistId: string) => void) {
  const $screen = atom<Screen>({ is: 'loading' });
  const $refusal = atom<Failure<CommonFailure> | undefined>(undefined);
  const $isBusy = atom(false);
  const following = loadForPerson(session, $screen, async (_, signal) => {
    $screen.set({ is: 'loading' });
    const answer = await session.request(listPlaylists, { limit: MOST }, { signal });
    if (!signal.aborted)
      $screen.set(answer.ok ? { is: 'playlists', items: answer.data.items } : failedScreen(answer.failure));
  });

  return {
    $screen,
    $refusal,
    $isBusy,
    retry: () => following.again(),
    async make(name: string): Promise<void> {
      if ($isBusy.get() || name.trim() === '') return;
      $isBusy.set(true);
      $refusal.set(undefined);
      const answer = await session.request(createPlaylist, { name: name.trim() });
      $isBusy.set(false);
      if (answer.ok) onMade(answer.data.id);
      else $refusal.set(answer.failure);
    },
  };
}

export type PlaylistsModel = ReturnType<typeof createPlaylists>;
