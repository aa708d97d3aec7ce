import type { Recommendations } from '../../../core/contract/schemas/content/recommendations.js';
import { useWords } from '../../../ui/language/language.js';
import { clockOf } from '../../workouts/durations.js';
import { ClassCard, type ClassCardProps } from './class-card.js';
import { words } from './copy.js';
import { cards, name, section } from './view.css.js';

/** Classes of each kind that are shown: a row on a wide screen. */
const SHOWN = 4;

type SuggestionsProps = Recommendations & Pick<ClassCardProps, 'hearts' | 'hrefOf' | 'onOpen'>;

/** What was left off, and what a member might take next, each with the reason. */
export function Suggestions({ items, unfinished, ...cardProps }: SuggestionsProps) {
  const copy = useWords(words);
  return (
    <>
      {unfinished.length > 0 && (
        <section className={section}>
          <h3 className={name}>{copy.goOn}</h3>
          <ul className={cards} role="list">
            {unfinished.slice(0, SHOWN).map(({ content, resumeAt }) => (
              <ClassCard
                {...cardProps}
                key={content.id}
                content={content}
                note={copy.left(clockOf(content.durationSeconds - resumeAt))}
              />
            ))}
          </ul>
        </section>
      )}
      {items.length > 0 && (
        <section className={section}>
          <h3 className={name}>{copy.picked}</h3>
          <ul className={cards} role="list">
            {items.slice(0, SHOWN).map(({ content, reason }) => (
              <ClassCard {...cardProps} key={content.id} content={content} note={copy.reasons[reason]} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
