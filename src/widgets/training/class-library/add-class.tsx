import { useEffect, useState } from 'react';
import type { ContentItem } from '../../../core/contract/schemas/content/library.js';
import { Button } from '../../../ui/actions/button/button.js';
import { SearchField } from '../../../ui/forms/search-field/search-field.js';
import { useWords } from '../../../ui/language/language.js';
import { useStore } from '../../screen/use-store.js';
import { workoutWords } from '../../workouts/copy.js';
import type { OnePlaylistModel } from './playlist-model.js';
import { playlistWords } from './playlists-copy.js';
import { buttons, item, texts } from './playlists.css.js';
import { muted, rows, section } from './view.css.js';

/** Milliseconds after the last letter that a search waits for another. */
const PAUSE = 250;

/** Finds a class by its name and puts it at the end of the playlist. */
export function AddClass({ model, items }: { model: OnePlaylistModel; items: readonly ContentItem[] }) {
  const copy = useWords(playlistWords);
  const { types } = useWords(workoutWords);
  const found = useStore(model.$found);
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => void model.find(q), PAUSE);
    return () => clearTimeout(timer);
  }, [model, q]);
  return (
    <section className={section}>
      <SearchField value={q} label={copy.find} placeholder={copy.find} onChange={setQ} />
      <ul className={rows} role="list">
        {found.map(content => (
          <li key={content.id} className={item}>
            <span className={texts}>
              <bdi>{content.title}</bdi>
              <span className={muted}>
                <br />
                {[types[content.type], content.instructor?.name].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span className={buttons}>
              {items.some(({ id }) => id === content.id) ? (
                <span className={muted}>{copy.added}</span>
              ) : (
                <Button
                  type="secondary"
                  size="sm"
                  label={copy.add(content.title)}
                  onClick={() => void model.add(content)}
                >
                  {copy.addIt}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
