import type { WorkoutGroup } from '../../../core/contract/schemas/training/workout-totals.js';
import { formatNumber } from '../../../core/numbers.js';
import { Icon } from '../../../ui/icon/icon.js';
import { check } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { cx } from '../../../ui/style/cx.js';
import { hues } from '../../../ui/style/hues.css.js';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { NotLoaded } from '../../screen/not-loaded.js';
import { useStore } from '../../screen/use-store.js';
import { workoutWords } from '../../workouts/copy.js';
import { disciplineOf, workoutTypes } from '../../workouts/disciplines.js';
import { formatDuration } from '../../workouts/durations.js';
import { words } from './copy.js';
import type { TrainingTrendsModel } from './model.js';
import type { TrendsQuery } from './query.js';
import {
  bar,
  heading,
  note,
  row,
  section,
  share as shareClass,
  track,
  typeFigures,
  typeName,
  types,
} from './view.css.js';

interface ByTypeProps {
  model: TrainingTrendsModel;
  query: TrendsQuery;
}

/** What the training of the period is made of, by time. A press shows the graph of one type alone. */
export function ByType({ model, query }: ByTypeProps) {
  const copy = useWords(words);
  const part = useStore(model.$byType);
  return (
    <section className={section} part="types">
      <h3 className={heading}>{copy.byType}</h3>
      {part.is === 'loading' && <Skeleton shape="block" />}
      {part.is === 'failed' && <NotLoaded what={copy.shares} why={{ code: part.code }} onRetry={model.retryByType} />}
      {part.is === 'known' &&
        (part.items.length === 0 ? (
          <p className={note}>{copy.none}</p>
        ) : (
          <Shares model={model} query={query} groups={part.items} />
        ))}
    </section>
  );
}

function Shares({ model, query, groups }: ByTypeProps & { groups: readonly WorkoutGroup[] }) {
  const copy = useWords(words);
  const terms = useWords(workoutWords);
  const locale = useLocale();
  const all = groups.reduce((sum, { seconds }) => sum + seconds, 0);
  const most = Math.max(...groups.map(({ seconds }) => seconds));
  return (
    <ul className={types} role="list">
      {groups.flatMap(({ key, seconds }) => {
        const type = workoutTypes.find(one => one === key);
        if (!type) return [];
        const isChosen = query.type === type;
        const content = (
          <>
            <span className={typeName}>
              {terms.types[type]}
              {isChosen && <Icon shape={check} size="xs" />}
            </span>
            <span className={cx(track, hues[disciplineOf[type]])}>
              <span className={bar} style={{ inlineSize: `${(seconds / most) * 100}%` }} />
            </span>
            <span className={typeFigures}>
              <bdi>{formatDuration(seconds, locale)}</bdi>
              <span className={shareClass}>{formatNumber(seconds / all, locale, { style: 'percent' })}</span>
            </span>
          </>
        );
        return [
          <li key={type}>
            {query.graph === 'fitness' ? (
              <div className={row}>{content}</div>
            ) : (
              <button
                type="button"
                className={row}
                aria-pressed={isChosen}
                title={copy.show(terms.types[type])}
                onClick={() => void model.type(isChosen ? undefined : type)}
              >
                {content}
              </button>
            )}
          </li>,
        ];
      })}
    </ul>
  );
}
