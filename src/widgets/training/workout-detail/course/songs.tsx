import { useWords } from '../../../../ui/language/language.js';
import { NotLoaded } from '../../../screen/not-loaded.js';
import { useStore } from '../../../screen/use-store.js';
import { clockOf } from '../../../workouts/durations.js';
import type { CourseModel } from './model.js';
import { words } from '../copy.js';
import { Section } from '../section.js';
import { song, songStart, songs as songsClass, songText } from './songs.css.js';

/** The songs of its class, in order. */
export function Songs({ course }: { course: CourseModel }) {
  const copy = useWords(words);
  const songs = useStore(course.$songs);
  if (songs.is === 'none' || songs.is === 'loading' || (songs.is === 'known' && songs.data.length === 0))
    return undefined;
  return (
    <Section title={copy.songs} how={copy.songsHow}>
      {songs.is === 'failed' ? (
        <NotLoaded what={copy.whatSongs} why={songs} onRetry={() => void course.readSongs()} />
      ) : (
        <ol className={songsClass} role="list">
          {songs.data.map(({ id, title, artist, start }) => (
            <li key={`${id} ${start}`} className={song}>
              <span className={songStart}>{clockOf(start)}</span>
              <span>
                <bdi>{title}</bdi> <bdi className={songText}>{artist}</bdi>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
