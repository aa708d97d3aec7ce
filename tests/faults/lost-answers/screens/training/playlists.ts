import type { Playlist } from '../../../../../src/core/contract/schemas/content/playlists.js';
import {
  createOnePlaylist,
  type OnePlaylistModel,
} from '../../../../../src/widgets/training/class-library/playlist-model.js';
import { createPlaylists } from '../../../../../src/widgets/training/class-library/playlists-model.js';
import { newName, playlist as mine } from '../../calls/training.js';
import { shows, until, type Way } from '../way.js';

export const makePlaylist: Way = {
  async open(session) {
    let isMade = false;
    const model = createPlaylists(session, () => (isMade = true));
    model.$screen.listen(() => undefined);
    await until(() => model.$screen.get().is === 'playlists');
    const isListed = () => {
      const screen = model.$screen.get();
      return screen.is === 'playlists' && screen.items.some(({ name }) => name === newName);
    };
    return {
      press: () => model.make(newName),
      reads: () => shows(model.$refusal.get()?.code, isMade || isListed()),
    };
  },
};

/** What is done with one list, and what it shows then; what is deleted is not there any more. */
const inPlaylist = (
  press: (model: OnePlaylistModel) => Promise<unknown>,
  isDone: (shown: Playlist) => boolean,
): Way => ({
  async open(session) {
    let isDeleted = false;
    const model = createOnePlaylist({ session, playlistId: mine.id, onDeleted: () => (isDeleted = true) });
    model.$screen.listen(() => undefined);
    await until(() => model.$screen.get().is !== 'loading');
    return {
      press: () => press(model),
      reads: () => {
        const screen = model.$screen.get();
        const isSo = screen.is === 'playlist' ? isDone(screen.playlist) : screen.is === 'gone';
        return shows(model.$refusal.get()?.code, isDeleted || isSo);
      },
    };
  },
});

export const renamePlaylist = inPlaylist(
  model => model.rename(newName),
  ({ name }) => name === newName,
);
export const moveClassDown = inPlaylist(
  model => model.move(0, 1),
  ({ items }) => items[1]?.id === 'cls_bike_easy-spin_20',
);
export const deletePlaylist = inPlaylist(
  model => model.delete(),
  () => false,
);
