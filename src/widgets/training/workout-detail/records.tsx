import { formatNumber } from '../../../core/numbers.js';
import { localDay } from '../../../core/wall-clock.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { Link } from '../../../ui/navigation/link/link.js';
import type { PersonalBest } from '../../../core/contract/schemas/training/workout-detail.js';
import { workoutWords } from '../../workouts/copy.js';
import { writeDay } from '../../workouts/days.js';
import { minutesOf } from '../../workouts/durations.js';
import { Amount } from '../../workouts/figure.js';
import { words } from './copy.js';
import { mattersFirst } from './figures.js';
import { Fact } from './fact.js';
import type { Links } from './links.js';
import type { Shown } from './model.js';
import { Section } from './section.js';
import { useFigures } from './use-figures.js';
import { told } from './view.css.js';

interface RecordsProps {
  shown: Shown;
  links: Links;
}

/** The records that it holds, each with what it replaced. */
export function Records({ shown: { detail, settings }, links }: RecordsProps) {
  const copy = useWords(words);
  const { metrics, types } = useWords(workoutWords);
  const locale = useLocale();
  const say = useFigures(detail.workout.type, settings.units);
  if (detail.personalBests.length === 0) return undefined;
  const nameOf = ({ scope, metric }: PersonalBest) =>
    scope.kind === 'content'
      ? copy.bestOfClass(metrics[metric])
      : copy.bestOfFormat(metrics[metric], types[scope.type], formatNumber(minutesOf(scope.classSeconds), locale));
  const dayOf = (at: number) =>
    writeDay(localDay(settings.timeZone, at), locale, { day: 'numeric', month: 'short', year: 'numeric' });
  return (
    <Section title={copy.records} how={copy.recordsHow}>
      <dl className={told}>
        {mattersFirst(detail.personalBests, detail.workout.type).map(best => (
          <Fact
            key={best.id}
            name={nameOf(best)}
            note={
              best.previous ? (
                <Link {...links.workout(best.previous.workoutId)}>
                  {copy.before(say.total(best.metric, best.previous.value), dayOf(best.previous.achievedAt))}
                </Link>
              ) : (
                copy.firstBest
              )
            }
          >
            <Amount quantity={best.metric} value={best.value} units={settings.units} />
          </Fact>
        ))}
      </dl>
    </Section>
  );
}
