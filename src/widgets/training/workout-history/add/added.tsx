import { useState } from 'react';
import type { WorkoutSaved } from '../../../../core/contract/schemas/training/workouts.js';
import { SeenAndSaid } from '../../../../ui/feedback/said/seen-and-said.js';
import { Icon } from '../../../../ui/icon/icon.js';
import { success } from '../../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { Link } from '../../../../ui/navigation/link/link.js';
import { rows } from '../../../layout/sections.css.js';
import { writeDayAsOf, writeTime } from '../../../workouts/days.js';
import { formatDuration } from '../../../workouts/durations.js';
import { Merge, type MergeProps } from '../../../workouts/merge.js';
import type { Settings } from '../../../workouts/settings.js';
import { muted, said } from './add.css.js';
import { addWords } from './copy.js';

export interface AddedProps {
  saved: WorkoutSaved;
  /** False where part of its file made no sense or was missing. */
  isWhole?: boolean | undefined;
  settings: Settings;
  /** The member's day: of another year, the year is said. */
  today: string;
  linkTo: MergeProps['linkTo'];
  /** The list is no longer as it was. */
  onChanged: () => void;
}

/** What was added and where it is; other records of the same session, and what to do with both. */
export function Added({ saved, isWhole = true, settings: { units }, today, linkTo, onChanged }: AddedProps) {
  const copy = useWords(addWords);
  const locale = useLocale();
  const [own, setOwn] = useState(saved.workout);
  /** What it was merged into; it is gone itself. */
  const [keptId, setKeptId] = useState<string>();
  const { title, localDate, startedAt, timeZone, durationSeconds } = own;
  const facts = [
    writeDayAsOf(localDate, today, locale),
    writeTime(startedAt, timeZone, locale),
    formatDuration(durationSeconds, locale),
  ];
  return (
    <div className={rows}>
      {keptId === undefined && (
        <SeenAndSaid>
          <p className={said} data-done>
            <Icon shape={success} size="xs" />
            <span>
              {copy.added(title)} <Link {...linkTo(own.id)}>{copy.see}</Link>
            </span>
          </p>
          <p className={muted}>{facts.join(' · ')}</p>
          {saved.droppedReadings > 0 && <p className={muted}>{copy.dropped(saved.droppedReadings)}</p>}
          {!isWhole && <p className={muted}>{copy.notWhole}</p>}
        </SeenAndSaid>
      )}
      {saved.overlaps
        .filter(({ id }) => keptId === undefined || keptId === id)
        .map(({ id }) => (
          <Merge
            key={id}
            own={own}
            otherId={id}
            as="new"
            units={units}
            linkTo={linkTo}
            onMerged={(kept, goneId) => {
              if (goneId === own.id) setKeptId(id);
              else setOwn(kept);
              onChanged();
            }}
            onRestored={() => {
              setKeptId(undefined);
              onChanged();
            }}
          />
        ))}
    </div>
  );
}
