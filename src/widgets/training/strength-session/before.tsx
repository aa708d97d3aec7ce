import { useEffect, type ReactNode } from 'react';
import { formatNumber } from '../../../core/numbers.js';
import { Button } from '../../../ui/actions/button/button.js';
import { play } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { fetchWhenIdle, LazyView } from '../../element/lazy-view.js';
import { formatDuration, formatLength } from '../../workouts/durations.js';
import { words } from './copy.js';
import type { StrengthSessionModel } from './model.js';
import { SECONDS_A_SET, secondsOf } from './plan.js';
import { loadSearch } from './search-part.js';
import type { Screen } from './screen.js';
import { useSetTexts } from './use-set-texts.js';
import type { SessionExercise } from './state.js';
import { foot, head, muted, plan as planClass, planRow, stack, title, wide } from './view.css.js';

interface BeforeProps {
  model: StrengthSessionModel;
  screen: Extract<Screen, { is: 'before' }>;
  leave: ReactNode;
}

/** What comes, and the start; a free session starts with its first exercise. */
export function Before({ model, screen, leave }: BeforeProps) {
  const copy = useWords(words);
  const locale = useLocale();
  const { plan } = screen;
  const isFree = plan.exercises.length === 0;
  useEffect(() => fetchWhenIdle([loadSearch]), []);
  return (
    <div className={stack}>
      <div className={head}>{leave}</div>
      <h2 className={title}>
        <bdi>{plan.title ?? (isFree ? copy.first : copy.free)}</bdi>
      </h2>
      {isFree ? (
        <>
          <p className={muted}>{copy.firstText}</p>
          <LazyView load={loadSearch} waiting={null} props={{ model, onChoose: model.start }} />
        </>
      ) : (
        <>
          <p className={muted}>
            {copy.about(formatDuration(secondsOf(plan.exercises), locale))}
            {' · '}
            {copy.aboutHow(formatLength(SECONDS_A_SET, locale))}
          </p>
          <ol className={planClass} role="list">
            {plan.exercises.map((exercise, at) => (
              <Row
                key={exercise.key}
                exercise={exercise}
                isTurn={[plan.exercises[at - 1], plan.exercises[at + 1]].some(one => one?.slot === exercise.slot)}
                screen={screen}
              />
            ))}
          </ol>
          <div className={foot}>
            <Button type="start" size="lg" icon={play} full onClick={() => model.start()}>
              {copy.start}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

interface RowProps {
  exercise: SessionExercise;
  /** It takes turns with a neighbour. */
  isTurn: boolean;
  screen: BeforeProps['screen'];
}

function Row({ exercise, isTurn, screen }: RowProps) {
  const copy = useWords(words);
  const locale = useLocale();
  const { textOf, targetOf } = useSetTexts(screen.settings.units);
  const [target, last] = [exercise.sets[0]?.target, exercise.last?.[0]];
  return (
    <li className={planRow}>
      <span className={wide}>
        {exercise.name}
        {isTurn && <span className={muted}> · {copy.superset}</span>}
      </span>
      <span className={muted}>
        {[
          copy.sets(formatNumber(exercise.sets.length, locale)),
          target && targetOf(target),
          last && `${copy.last} ${textOf(last, exercise)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </li>
  );
}
