import { useMemo } from 'react';
import type { Units } from '../../../core/measures.js';
import { BarChart } from '../../../ui/data/bar-chart/bar-chart.js';
import type { ChartAxis } from '../../../ui/data/chart/axis.js';
import type { ChartTexts } from '../../../ui/data/chart/chart-frame.js';
import type { ValueFormat } from '../../../ui/data/chart/value-format.js';
import { LineChart } from '../../../ui/data/line-chart/line-chart.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { workoutWords } from '../../workouts/copy.js';
import { writeDay } from '../../workouts/days.js';
import { disciplineOf } from '../../workouts/disciplines.js';
import { words } from './copy.js';
import { drawnUnit, drawnValue, writeDrawn } from './figures.js';
import { labelOf } from './labels.js';
import { valuesOf } from './series.js';
import type { Trend } from './trend.js';

export interface GraphProps {
  trend: Trend;
  units: Units;
}

/** Where the greatest of some values is. */
const greatest = (values: readonly (number | null)[]): number =>
  values.reduce<number>((best, value, index) => ((value ?? 0) > (values[best] ?? 0) ? index : best), 0);

// Tall enough to be read at arm's length, low enough to be on one screen with its figure.
const HEIGHT = 240;

/** The graph of a period: sums as bars, fitness as lines. Its sentence says when most was done. */
export function View({ trend, units }: GraphProps) {
  return trend.query.graph === 'fitness' ? <Fitness trend={trend} /> : <Sums trend={trend} units={units} />;
}

function Sums({ trend: { query, graph, period }, units }: GraphProps) {
  const copy = useWords(words);
  const terms = useWords(workoutWords);
  const locale = useLocale();
  const kind = query.graph;
  const format = useMemo(
    (): ValueFormat => ({
      kind: 'written',
      unit: drawnUnit(kind, units, locale, terms),
      write: value => writeDrawn(kind, value, units, locale, terms),
    }),
    [kind, units, locale, terms],
  );
  const axis = useMemo(
    (): ChartAxis => ({
      kind: 'names',
      values: graph.keys.map(key => labelOf(key, graph.groupBy, period, locale)),
    }),
    [graph, period, locale],
  );
  const values = valuesOf(graph, 'total').map(value => (value === null ? null : drawnValue(kind, value, units)));
  const best = greatest(values);
  const most = values[best] ?? 0;
  const name = copy.graphs[kind];
  return (
    <BarChart
      title={copy.titles[graph.groupBy](name)}
      description={kind === 'output' || kind === 'load' ? copy.how[kind] : undefined}
      summary={most > 0 && copy.most(writeDrawn(kind, most, units, locale, terms), axis.values[best]?.toString() ?? '')}
      axis={axis}
      axisName={copy.when}
      format={format}
      height={HEIGHT}
      series={[{ name, values, tone: query.type ? disciplineOf[query.type] : 'ink' }]}
    />
  );
}

const tones = { fitness: 'ink', fatigue: 'muted', form: 'info' } as const;
const lineNames = ['fitness', 'fatigue', 'form'] as const;

function Fitness({ trend: { graph } }: Pick<GraphProps, 'trend'>) {
  const copy = useWords(words);
  const locale = useLocale();
  const axis = useMemo(
    (): ChartAxis => ({
      kind: 'time',
      timeZone: 'UTC',
      values: graph.keys.map(day => Date.parse(`${day}T12:00:00Z`) / 1000),
    }),
    [graph],
  );
  const fitness = valuesOf(graph, 'fitness');
  const best = greatest(fitness);
  const texts: ChartTexts = {
    title: copy.titles.day(copy.graphs.fitness),
    description: copy.how.fitness,
    summary: copy.highest(
      String(Math.round(fitness[best] ?? 0)),
      writeDay(graph.keys[best] ?? '', locale, { day: 'numeric', month: 'short', year: 'numeric' }),
    ),
  };
  return (
    <LineChart
      {...texts}
      axis={axis}
      axisName={copy.when}
      format={{ kind: 'number', digits: 0 }}
      height={HEIGHT}
      series={lineNames.map(line => ({ name: copy.lines[line], values: valuesOf(graph, line), tone: tones[line] }))}
    />
  );
}
