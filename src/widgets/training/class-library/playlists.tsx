import { useState } from 'react';
import { formatNumber } from '../../../core/numbers.js';
import { Button } from '../../../ui/actions/button/button.js';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.js';
import { ListSkeleton } from '../../../ui/feedback/skeletons/skeletons.js';
import { Form } from '../../../ui/forms/form/form.js';
import { TextField } from '../../../ui/forms/text-field/text-field.js';
import { list } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { failureText } from '../../copy.js';
import { PersonView } from '../../screen/person-view.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import { notDone } from '../../workouts/not-done.js';
import { OnePlaylist } from './one-playlist.js';
import type { Opening } from './opening.js';
import { playlistWords } from './playlists-copy.js';
import { column, grow, inline, item, texts } from './playlists.css.js';
import { createPlaylists, type PlaylistsModel, type PlaylistSummary } from './playlists-model.js';
import { muted, opener, rows } from './view.css.js';

interface PlaylistsProps extends Opening {
  /** The one that is open. */
  playlistId: string | undefined;
  onPlaylist: (playlistId: string | undefined) => void;
}

/** A member's playlists, or one of them. */
export function View({ playlistId, onPlaylist, ...opening }: PlaylistsProps) {
  return playlistId === undefined ? (
    <Mine onPlaylist={onPlaylist} />
  ) : (
    <OnePlaylist {...opening} key={playlistId} playlistId={playlistId} onClose={() => onPlaylist(undefined)} />
  );
}

function Mine({ onPlaylist }: Pick<PlaylistsProps, 'onPlaylist'>) {
  const copy = useWords(playlistWords);
  const model = useModel(session => createPlaylists(session, onPlaylist), []);
  const screen = useStore(model.$screen);
  return (
    <div className={column}>
      <PersonView screen={screen} texts={{ what: copy.what.all }} waiting={ListSkeleton} onRetry={model.retry}>
        {({ items }) => (
          <>
            {items.length === 0 ? (
              <EmptyState icon={list} title={copy.none}>
                {copy.noneText}
              </EmptyState>
            ) : (
              <ul className={rows} role="list" aria-label={copy.mine}>
                {items.map(playlist => (
                  <Row key={playlist.id} playlist={playlist} onOpen={() => onPlaylist(playlist.id)} />
                ))}
              </ul>
            )}
            <NewPlaylist model={model} />
          </>
        )}
      </PersonView>
    </div>
  );
}

function Row({ playlist: { name, count }, onOpen }: { playlist: PlaylistSummary; onOpen: () => void }) {
  const copy = useWords(playlistWords);
  const locale = useLocale();
  return (
    <li className={item}>
      <span className={texts}>
        <button type="button" className={opener} onClick={onOpen}>
          <bdi>{name}</bdi>
        </button>
      </span>
      <span className={muted}>{copy.count(formatNumber(count, locale))}</span>
    </li>
  );
}

function NewPlaylist({ model }: { model: PlaylistsModel }) {
  const copy = useWords(playlistWords);
  const [name, setName] = useState('');
  const refusal = useStore(model.$refusal);
  const isBusy = useStore(model.$isBusy);
  return (
    <Form label={copy.make} onSubmit={() => void model.make(name)}>
      {refusal && <Banner title={notDone(refusal.code, copy.notMade)}>{failureText(refusal, copy)}</Banner>}
      <div className={inline}>
        <div className={grow}>
          <TextField label={copy.newName} name="playlist" maxLength={80} value={name} onChange={setName} />
        </div>
        <Button type="secondary" submit loading={isBusy}>
          {copy.make}
        </Button>
      </div>
    </Form>
  );
}
