import { useMemo } from 'react';
import type { WorkoutGraph } from '../../../../core/contract/schemas/training/workout-detail.js';
import { formatNumber } from '../../../../core/numbers.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { workoutWords } from '../../../workouts/copy.js';
import { clockOf } from '../../../workouts/durations.js';
import { inUnits, unitOf } from '../../../workouts/quantities.js';
import { words } from '../copy.js';
import type { Shown } from '../model.js';
import { Section } from '../section.js';
import { splitsOf } from './splits.js';
import { Table } from '../table.js';
import { useFigures } from '../use-figures.js';

interface SplitsProps {
  graph: WorkoutGraph;
  shown: Shown;
}

const SECONDS_PER_HOUR = 3600;

/** How long each kilometre or mile took. */
export function Splits({ graph, shown: { detail, settings } }: SplitsProps) {
  const copy = useWords(words);
  const { units: signs } = useWords(workoutWords);
  const locale = useLocale();
  const say = useFigures(detail.workout.type, settings.units);
  const each = 1 / inUnits('distance', 1, settings.units);
  const splits = useMemo(() => {
    const speeds = graph.metrics.find(({ slug }) => slug === 'speed')?.values;
    return speeds ? splitsOf(graph.seconds, speeds, each) : [];
  }, [graph, each]);
  if (splits.length === 0) return undefined;
  const unit = signs[unitOf('distance', settings.units)];
  const nameOf = (metres: number, index: number) =>
    metres < each
      ? `${formatNumber(metres / each, locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })} ${unit}`
      : `${unit} ${formatNumber(index + 1, locale)}`;
  return (
    <Section title={copy.splits} how={copy.splitsHow}>
      <Table
        caption={copy.splits}
        columns={[
          { name: copy.split },
          { name: copy.time, figures: true },
          { name: copy.averages.speed, figures: true },
        ]}
        rows={splits.map(({ metres, seconds }, index) => ({
          id: String(index),
          cells: [
            nameOf(metres, index),
            clockOf(seconds),
            say.metricWithUnit('speed', (metres * SECONDS_PER_HOUR) / seconds),
          ],
        }))}
      />
    </Section>
  );
}
