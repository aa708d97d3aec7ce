import { useDeferredValue, useMemo } from 'react';
import { ChartFrame, type ChartTexts } from '../chart/chart-frame.js';
import type { ChartFigures } from '../chart/chart-table.js';
import { chartWords } from '../chart/words.js';
import { useLocale, useWords } from '../../language/language.js';
import { Tabs } from '../../navigation/tabs/tabs.js';
import { GraphSummary } from './graph-summary.js';
import { metricFormat } from './metric-format.js';
import { isKnown } from './samples.js';
import { meansOf, rowsBy } from './stretches.js';
import type {
  WorkoutMetric,
  WorkoutMetricSlug,
  WorkoutSegment,
  WorkoutTarget,
  WorkoutTry,
  WorkoutZone,
} from './types.js';
import { WorkoutDrawing } from './workout-drawing.js';
import { box, field } from './workout-graph.css.js';
import { workoutGraphWords } from './words.js';

export interface WorkoutGraphProps extends Omit<ChartTexts, 'summary'> {
  /** When each sample was taken, in seconds since the beginning; each more than the one before. */
  seconds: readonly number[];
  /** What was measured, in the order of its tabs. A metric without a value gets no tab. */
  metrics: readonly WorkoutMetric[];
  /** The metric that is drawn; the first where it was not measured. */
  shown: WorkoutMetricSlug;
  onShow: (slug: WorkoutMetricSlug) => void;
  /** The parts of the class, in order: named along the top, and the rows of the table. */
  segments?: readonly WorkoutSegment[] | undefined;
  targets?: readonly WorkoutTarget[] | undefined;
  /** Drawn for the heart rate. */
  zones?: readonly WorkoutZone[] | undefined;
  tries?: readonly WorkoutTry[] | undefined;
}

const none: readonly never[] = [];

/** How high the tabs are with the gap below them, px. */
const TABS_HEIGHT = 69;

/** One workout, sample by sample, a metric at a time: what was done, against its goals and an earlier try. */
export function WorkoutGraph({
  seconds,
  metrics,
  shown,
  onShow,
  segments = none,
  targets = none,
  zones = none,
  tries = none,
  height = 280,
  ...frame
}: WorkoutGraphProps) {
  const words = useWords(workoutGraphWords);
  const { gap } = useWords(chartWords);
  const locale = useLocale();
  const measured = useMemo(() => metrics.filter(({ values }) => values.some(isKnown)), [metrics]);
  const metric = measured.find(({ slug }) => slug === shown) ?? measured[0];
  const figures = useMemo((): ChartFigures => {
    const by = rowsBy(seconds, segments);
    const formats = measured.map(({ unit }) => metricFormat(unit, locale));
    const say = (value: number | null, index: number) => (value === null ? gap : (formats[index]?.full(value) ?? ''));
    return {
      caption: words[`${by}Rows`](frame.title),
      columns: [by === 'segment' ? words.segment : words.from, ...measured.map(({ name }) => name)],
      rows:
        measured.length > 0
          ? meansOf(seconds, measured, segments).map(({ name, means }) => [name, ...means.map(say)])
          : [],
    };
  }, [seconds, measured, segments, frame.title, words, gap, locale]);
  // most of the table's rows come after what is seen first
  const written = useDeferredValue(figures, { ...figures, rows: figures.rows.slice(0, 1) });
  const input = useMemo(
    () =>
      metric && {
        slug: metric.slug,
        seconds,
        values: metric.values,
        segments,
        targets: targets.filter(({ slug }) => slug === metric.slug),
        zones: metric.slug === 'heart_rate' ? zones : none,
        tries: tries.flatMap(({ name, seconds: at, metrics: all }) => {
          const same = all.find(({ slug }) => slug === metric.slug);
          return same ? [{ name, seconds: at, values: same.values }] : [];
        }),
      },
    [seconds, metric, segments, targets, zones, tries],
  );
  const drawing = metric && input && (
    <WorkoutDrawing title={metric.name} input={input} unit={metric.unit} height={height} />
  );
  const choosing = measured.length > 1;
  return (
    <div className={box}>
      <div className={field} part="workout-graph">
        <ChartFrame
          {...frame}
          height={choosing ? height + TABS_HEIGHT : height}
          summary={metric && <GraphSummary seconds={seconds} metric={metric} />}
          figures={written}
          shape="line"
        >
          {choosing ? (
            <Tabs
              label={words.metrics}
              value={metric?.slug}
              onChange={id => {
                const chosen = measured.find(({ slug }) => slug === id);
                if (chosen) onShow(chosen.slug);
              }}
              tabs={measured.map(one => ({ id: one.slug, label: one.name, content: one === metric && drawing }))}
            />
          ) : (
            drawing
          )}
        </ChartFrame>
      </div>
    </div>
  );
}
