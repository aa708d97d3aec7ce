import type { ReactNode } from 'react';
import type { ContentItem } from '../../../core/contract/schemas/content/library.js';
import { ContentCard } from '../../../ui/data/content-card/content-card.js';
import { Icon } from '../../../ui/icon/icon.js';
import { check } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import { useStore } from '../../screen/use-store.js';
import { classWords } from '../../workouts/class-copy.js';
import { workoutWords } from '../../workouts/copy.js';
import { disciplineOf } from '../../workouts/disciplines.js';
import { minutesOf } from '../../workouts/durations.js';
import { FavoriteButton } from '../../workouts/favorite-button.js';
import { Stars } from '../../workouts/stars.js';
import type { Hearts } from './hearts.js';
import type { Opening } from './opening.js';
import { beside, heart, place, sign } from './view.css.js';

export interface ClassCardProps extends Opening {
  content: ContentItem;
  hearts: Hearts;
  /** A line of its own below: why it is here. */
  note?: ReactNode;
}

/** A class of the library, with its heart. One that is gone cannot be opened. */
export function ClassCard({ content, hearts, note, hrefOf, onOpen }: ClassCardProps) {
  const { types } = useWords(workoutWords);
  const copy = useWords(classWords);
  const changed = useStore(hearts.$changed);
  const { id, title, type, durationSeconds, level, done, favorite, available, instructor } = content;
  return (
    <li className={place} part="class">
      <ContentCard
        title={title}
        discipline={disciplineOf[type]}
        kind={types[type]}
        minutes={minutesOf(durationSeconds)}
        headingLevel={4}
        href={available ? hrefOf(id) : undefined}
        onOpen={available ? event => onOpen(id, event) : undefined}
        remark={
          <>
            <span>{copy.levels[level]}</span>
            {done && (
              <span className={sign}>
                <Icon shape={check} size="2xs" />
                {copy.done}
              </span>
            )}
          </>
        }
        instructor={
          <span className={beside}>
            {available ? instructor && <bdi>{instructor.name}</bdi> : copy.gone} <Stars rating={content.rating} />
            {note && (
              <>
                <br />
                {note}
              </>
            )}
          </span>
        }
      />
      <span className={heart}>
        <FavoriteButton
          title={title}
          isFavorite={changed[id] ?? favorite}
          onChange={isFavorite => void hearts.set(content, isFavorite)}
        />
      </span>
    </li>
  );
}
