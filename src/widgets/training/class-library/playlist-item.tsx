import { formatNumber } from '../../../core/numbers.js';
import type { ContentItem } from '../../../core/contract/schemas/content/library.js';
import { IconButton } from '../../../ui/actions/icon-button/icon-button.js';
import { arrowDown, arrowUp, close } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { cx } from '../../../ui/style/cx.js';
import { hues } from '../../../ui/style/hues.css.js';
import { classWords } from '../../workouts/class-copy.js';
import { workoutWords } from '../../workouts/copy.js';
import { disciplineOf } from '../../workouts/disciplines.js';
import { minutesOf } from '../../workouts/durations.js';
import { Opener } from '../../workouts/opener.js';
import type { Opening } from './opening.js';
import { playlistWords } from './playlists-copy.js';
import { buttons, item, minutes, texts } from './playlists.css.js';
import { muted, opener } from './view.css.js';

interface PlaylistItemProps extends Opening {
  content: ContentItem;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** A class of a playlist. One that is gone from the library stays where it is, and says so. */
export function PlaylistItem({ content, isFirst, isLast, onMove, onRemove, ...opening }: PlaylistItemProps) {
  const copy = useWords(playlistWords);
  const { types } = useWords(workoutWords);
  const { gone } = useWords(classWords);
  const locale = useLocale();
  const { id, title, type, durationSeconds, available, instructor } = content;
  return (
    <li className={item}>
      <span className={cx(minutes, hues[disciplineOf[type]])} aria-hidden="true">
        {formatNumber(minutesOf(durationSeconds), locale)}
      </span>
      <span className={texts}>
        {available ? (
          <Opener className={opener} href={opening.hrefOf(id)} onOpen={event => opening.onOpen(id, event)}>
            <bdi>{title}</bdi>
          </Opener>
        ) : (
          title
        )}
        <span className={muted}>
          <br />
          {available ? [types[type], instructor?.name].filter(Boolean).join(' · ') : gone}
        </span>
      </span>
      <span className={buttons}>
        <IconButton shape={arrowUp} label={copy.up(title)} disabled={isFirst} onClick={() => onMove(-1)} />
        <IconButton shape={arrowDown} label={copy.down(title)} disabled={isLast} onClick={() => onMove(1)} />
        <IconButton shape={close} label={copy.remove(title)} onClick={onRemove} />
      </span>
    </li>
  );
}
