import type { MouseEvent } from 'react';
import type { CollectionContent } from '../../../core/contract/schemas/training/collections.js';
import { formatNumber } from '../../../core/numbers.js';
import { localDay } from '../../../core/wall-clock.js';
import { Icon } from '../../../ui/icon/icon.js';
import { check } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { cx } from '../../../ui/style/cx.js';
import { hues } from '../../../ui/style/hues.css.js';
import { workoutWords } from '../../workouts/copy.js';
import { writeDay } from '../../workouts/days.js';
import { disciplineOf } from '../../workouts/disciplines.js';
import { minutesOf } from '../../workouts/durations.js';
import type { Settings } from '../../workouts/settings.js';
import { words } from './copy.js';
import { Opener } from '../../workouts/opener.js';
import {
  block,
  blockUnit,
  classDone,
  classes as classesClass,
  className,
  classTexts,
  quiet,
  row,
  opener,
} from './view.css.js';

export interface ClassLinks {
  classHref: (contentId: string) => string | undefined;
  onClass: (contentId: string, event: MouseEvent) => void;
}

interface ClassesProps extends ClassLinks {
  items: readonly CollectionContent['items'][number][];
  /** Whether the member is in the challenge: of somebody who is not, nothing is done or missing. */
  isIn: boolean;
  settings: Settings;
}

/** The classes of a challenge, and which of them are done since the member joined. */
export function Classes({ items, isIn, settings, classHref, onClass }: ClassesProps) {
  const copy = useWords(words);
  const { types } = useWords(workoutWords);
  const locale = useLocale();
  const dayOf = (at: number) => writeDay(localDay(settings.timeZone, at), locale, { month: 'short', day: 'numeric' });
  return (
    <section>
      <h4 className={className}>{copy.classesTitle}</h4>
      <ul className={classesClass} role="list">
        {items.map(({ contentId, title, type, instructor, durationSeconds, doneAt }) => (
          <li key={contentId} className={row}>
            <span className={cx(block, hues[disciplineOf[type]])}>
              {formatNumber(minutesOf(durationSeconds), locale)}
              <span className={blockUnit}>{copy.minutes}</span>
            </span>
            <span className={classTexts}>
              <Opener className={opener} href={classHref(contentId)} onOpen={event => onClass(contentId, event)}>
                <bdi>{title}</bdi>
              </Opener>
              <span className={quiet}>{[types[type], instructor?.name].filter(Boolean).join(' · ')}</span>
            </span>
            {isIn && (
              <span className={classDone}>
                {doneAt === null ? (
                  copy.classOpen
                ) : (
                  <>
                    <Icon shape={check} size="sm" />
                    {copy.classDone(dayOf(doneAt))}
                  </>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
