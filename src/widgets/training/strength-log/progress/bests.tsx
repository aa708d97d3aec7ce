import type { Ref } from 'react';
import type { StrengthBest } from '../../../../core/contract/schemas/strength/records.js';
import { useWords } from '../../../../ui/language/language.js';
import { Link } from '../../../../ui/navigation/link/link.js';
import type { Settings } from '../../../workouts/settings.js';
import { words } from './copy.js';
import type { ExerciseBests } from './exercises.js';
import { RepsTable } from './reps-table.js';
import { useTexts } from './use-texts.js';
import type { WorkoutLinks } from './links.js';
import { best as bestClass, bests as bestsClass, beside, figure, heading, muted, name, section } from './view.css.js';

interface BestsProps extends WorkoutLinks {
  of: ExerciseBests;
  settings: Settings;
  /** Takes the focus once they count from today: what was pressed for it may be gone. */
  title: Ref<HTMLHeadingElement>;
}

/** The bests of one exercise: when each was reached, where, and how it is counted. */
export function Bests({ of: { exercise, bests, repsAtWeight, countedFrom }, settings, title, ...links }: BestsProps) {
  const copy = useWords(words);
  const texts = useTexts(settings);
  const rule = [copy.rule, countedFrom !== null && copy.countedFrom(texts.day(countedFrom))].filter(Boolean).join(' ');
  return (
    <section className={section} part="bests">
      <h3 ref={title} className={heading} tabIndex={-1}>
        {copy.bests(exercise.name)}
      </h3>
      <p className={muted}>{rule}</p>
      {bests.length === 0 ? (
        <p className={muted}>{copy.noBests}</p>
      ) : (
        <div className={beside}>
          <ul className={bestsClass} role="list">
            {bests.map(best => (
              <Best key={best.metric} {...links} best={best} settings={settings} />
            ))}
          </ul>
          {repsAtWeight.length > 0 && (
            <RepsTable key={exercise.id} {...links} rows={repsAtWeight} settings={settings} />
          )}
        </div>
      )}
    </section>
  );
}

function Best({ best, settings, hrefOf, onOpen }: WorkoutLinks & { best: StrengthBest; settings: Settings }) {
  const copy = useWords(words);
  const texts = useTexts(settings);
  const { metric, workoutId, achievedAt } = best;
  return (
    <li className={bestClass}>
      <span className={name}>{copy.metrics[metric]}</span>
      <span className={figure}>
        <bdi>{texts.best(best)}</bdi>
      </span>
      <Link href={hrefOf(workoutId)} onClick={event => onOpen(workoutId, event)}>
        {texts.day(achievedAt)}
      </Link>
      <span className={muted}>{copy.how[metric]}</span>
    </li>
  );
}
