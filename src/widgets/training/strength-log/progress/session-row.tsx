import { Fragment } from 'react';
import type { StrengthLine } from '../../../../core/contract/schemas/strength/workouts.js';
import { IconButton } from '../../../../ui/actions/icon-button/icon-button.js';
import { trash } from '../../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { Link } from '../../../../ui/navigation/link/link.js';
import { writeDay, writeTime } from '../../../workouts/days.js';
import { Amount, Duration } from '../../../workouts/figure.js';
import type { Settings } from '../../../workouts/settings.js';
import { words } from './copy.js';
import { useTexts } from './use-texts.js';
import type { WorkoutLinks } from './links.js';
import { muted, row, rowFigures, rowText, rowTitle } from './view.css.js';

interface SessionRowProps extends WorkoutLinks {
  line: StrengthLine;
  settings: Settings;
  isBusy: boolean;
  onDelete: () => void;
}

const days = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const;

/** A session: when by the clock of where it was done, what was done, for how long, and how much was lifted. */
export function SessionRow({ line, settings, isBusy, onDelete, hrefOf, onOpen }: SessionRowProps) {
  const copy = useWords(words);
  const locale = useLocale();
  const texts = useTexts(settings);
  const { id, title, localDate, startedAt, timeZone, durationSeconds, volume, exercises } = line;
  const day = writeDay(localDate, locale, days);
  return (
    <li className={row} aria-busy={isBusy}>
      <div className={rowText}>
        <span className={rowTitle}>
          <Link quiet href={hrefOf(id)} onClick={event => onOpen(id, event)}>
            <bdi>{title}</bdi>
          </Link>
        </span>
        <span className={muted}>
          <bdi>{day}</bdi> · <bdi>{writeTime(startedAt, timeZone, locale)}</bdi>
        </span>
        <span className={muted}>
          {exercises.map(({ exerciseId, name, sets }, at) => (
            <Fragment key={exerciseId}>
              {at > 0 && ' · '}
              <bdi>{copy.sets(texts.count(sets), name)}</bdi>
            </Fragment>
          ))}
        </span>
      </div>
      <div className={rowFigures}>
        <Duration seconds={durationSeconds} />
        {volume > 0 && <Amount quantity="volume" value={volume} units={settings.units} />}
      </div>
      <IconButton shape={trash} label={copy.delete(title, day)} disabled={isBusy} onClick={onDelete} />
    </li>
  );
}
