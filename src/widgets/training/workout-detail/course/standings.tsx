import { formatNumber } from '../../../../core/numbers.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { ListSkeleton } from '../../../../ui/feedback/skeletons/skeletons.js';
import { NotLoaded } from '../../../screen/not-loaded.js';
import { useStore } from '../../../screen/use-store.js';
import { workoutWords } from '../../../workouts/copy.js';
import { words } from '../copy.js';
import type { Shown, WorkoutDetailModel } from '../model.js';
import { mattersFirst } from '../figures.js';
import { Fact } from '../fact.js';
import { Section } from '../section.js';
import { Table } from '../table.js';
import { useFigures } from '../use-figures.js';
import { told } from '../view.css.js';

interface StandingsProps {
  shown: Shown;
  model: WorkoutDetailModel;
}

/** Where the member stands among everybody who finished the class. */
export function Standings({ shown: { detail, settings }, model }: StandingsProps) {
  const copy = useWords(words);
  const { metrics } = useWords(workoutWords);
  const locale = useLocale();
  const say = useFigures(detail.workout.type, settings.units);
  const standings = mattersFirst(detail.standings, detail.workout.type);
  const [first] = standings;
  if (!first) return undefined;
  const people = (count: number) => formatNumber(count, locale);
  return (
    <Section title={copy.standing} how={copy.standingHow}>
      {first.percentile === null ? (
        <p>{copy.fewPeople(first.total)}</p>
      ) : (
        <dl className={told}>
          {standings.map(({ metric, rank, total, percentile, value }) => (
            <Fact
              key={metric}
              name={`${metrics[metric]} · ${copy.yourBest(say.total(metric, value))}`}
              note={percentile !== null && copy.standings[metric](say.share(percentile / 100), people(total))}
            >
              {copy.rankOf(people(rank), people(total))}
            </Fact>
          ))}
        </dl>
      )}
      <Ranking shown={{ detail, settings }} model={model} />
    </Section>
  );
}

function Ranking({
  shown: { detail, settings },
  model,
}: {
  shown: Pick<Shown, 'detail' | 'settings'>;
  model: WorkoutDetailModel;
}) {
  const copy = useWords(words);
  const { metrics } = useWords(workoutWords);
  const locale = useLocale();
  const say = useFigures(detail.workout.type, settings.units);
  const ranking = useStore(model.course.$ranking);
  if (ranking.is === 'none') return undefined;
  if (ranking.is === 'loading') return <ListSkeleton items={3} />;
  if (ranking.is === 'failed')
    return <NotLoaded what={copy.whatRanks} why={ranking} onRetry={() => void model.course.readRanking()} />;
  const { items, you, metric } = ranking.data;
  const isAmong = items.some(({ isYou }) => isYou);
  const rows = items.map(({ rank, displayName, value, isYou }) => ({
    rank,
    name: isYou ? copy.you : displayName,
    value,
    own: isYou,
  }));
  const all = isAmong || !you ? rows : [...rows, { rank: you.rank, name: copy.you, value: you.value, own: true }];
  return (
    <Table
      caption={copy.ranks}
      columns={[{ name: copy.rank }, { name: copy.who }, { name: metrics[metric], figures: true }]}
      rows={all.map(({ rank, name, value, own }, index) => ({
        id: String(index),
        own,
        cells: [formatNumber(rank, locale), name, say.total(metric, value)],
      }))}
    />
  );
}
