import { useState } from 'react';
import { formatNumber } from '../../../core/numbers.js';
import type { Playlist } from '../../../core/contract/schemas/content/playlists.js';
import { Button } from '../../../ui/actions/button/button.js';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog/confirm-dialog.js';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.js';
import { ListSkeleton } from '../../../ui/feedback/skeletons/skeletons.js';
import { Form } from '../../../ui/forms/form/form.js';
import { TextField } from '../../../ui/forms/text-field/text-field.js';
import { arrowLeft, list, search } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { unseen } from '../../../ui/style/unseen.css.js';
import { failureText } from '../../copy.js';
import { PersonView } from '../../screen/person-view.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import { formatDuration } from '../../workouts/durations.js';
import { notDone } from '../../workouts/not-done.js';
import { AddClass } from './add-class.js';
import type { Opening } from './opening.js';
import { createOnePlaylist, type OnePlaylistModel } from './playlist-model.js';
import { PlaylistItem } from './playlist-item.js';
import { playlistWords } from './playlists-copy.js';
import { back, column, grow, head, inline } from './playlists.css.js';
import { muted, name as nameClass, rows } from './view.css.js';

interface OnePlaylistProps extends Opening {
  playlistId: string;
  onClose: () => void;
}

/** One playlist, open: its classes in their order, and all that changes it. */
export function OnePlaylist({ playlistId, onClose, ...opening }: OnePlaylistProps) {
  const copy = useWords(playlistWords);
  const model = useModel(session => createOnePlaylist({ session, playlistId, onDeleted: onClose }), [playlistId]);
  const screen = useStore(model.$screen);
  const refusal = useStore(model.$refusal);
  const done = useStore(model.$done);
  const locale = useLocale();
  return (
    <div className={column}>
      <div className={back}>
        <Button type="ghost" size="sm" icon={arrowLeft} onClick={onClose}>
          {copy.back}
        </Button>
      </div>
      {/* There before anything is said: a region that comes with its words is often not read out. */}
      <p className={unseen} role="status">
        {done?.is === 'moved' && copy.moved(done.title, formatNumber(done.at, locale), formatNumber(done.of, locale))}
        {done?.is === 'removed' && copy.removed(done.title)}
      </p>
      <PersonView screen={screen} texts={{ what: copy.what.one }} waiting={ListSkeleton} onRetry={model.retry}>
        {own =>
          own.is === 'gone' ? (
            <EmptyState icon={search} title={copy.gone}>
              {copy.goneText}
            </EmptyState>
          ) : (
            <>
              {refusal && <Banner title={notDone(refusal.code, copy.notSaved)}>{failureText(refusal, copy)}</Banner>}
              <Head model={model} playlist={own.playlist} />
              {own.playlist.items.length === 0 && (
                <EmptyState icon={list} title={copy.empty}>
                  {copy.emptyText}
                </EmptyState>
              )}
              <ol className={rows} role="list">
                {own.playlist.items.map((content, at) => (
                  <PlaylistItem
                    {...opening}
                    key={content.id}
                    content={content}
                    isFirst={at === 0}
                    isLast={at === own.playlist.items.length - 1}
                    onMove={by => void model.move(at, by)}
                    onRemove={() => void model.remove(content.id)}
                  />
                ))}
              </ol>
              <AddClass model={model} items={own.playlist.items} />
            </>
          )
        }
      </PersonView>
    </div>
  );
}

function Head({ model, playlist }: { model: OnePlaylistModel; playlist: Playlist }) {
  const copy = useWords(playlistWords);
  const locale = useLocale();
  const isBusy = useStore(model.$isBusy);
  const [typed, setTyped] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const { name, items, durationSeconds } = playlist;
  if (typed !== undefined)
    return (
      <Form
        label={copy.rename}
        onSubmit={() => void model.rename(typed).then(isSaved => isSaved && setTyped(undefined))}
      >
        <div className={inline}>
          <div className={grow}>
            <TextField label={copy.name} name="name" maxLength={80} value={typed} onChange={setTyped} />
          </div>
          <Button submit loading={isBusy}>
            {copy.save}
          </Button>
          <Button type="ghost" onClick={() => setTyped(undefined)}>
            {copy.cancel}
          </Button>
        </div>
      </Form>
    );
  return (
    <div className={head}>
      <div>
        <h3 className={nameClass}>{name}</h3>
        <p className={muted}>
          {copy.sum(copy.count(formatNumber(items.length, locale)), formatDuration(durationSeconds, locale))}
        </p>
      </div>
      <div className={inline}>
        <Button type="secondary" size="sm" onClick={() => setTyped(name)}>
          {copy.rename}
        </Button>
        <Button type="warning-secondary" size="sm" onClick={() => setAsking(true)}>
          {copy.delete}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={copy.deleteTitle(name)}
        action={copy.delete}
        loading={isBusy}
        onConfirm={() => void model.delete().then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      >
        {copy.deleteText}
      </ConfirmDialog>
    </div>
  );
}
