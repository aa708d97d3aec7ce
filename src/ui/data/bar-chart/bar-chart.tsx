import { lazy } from 'react';
import { axisTexts, type ChartAxis } from '../chart/axis.js';
import { ChartFrame, type ChartTexts } from '../chart/chart-frame.js';
import type { ChartFigures } from '../chart/chart-table.js';
import { toneOrder, type ChartTone } from '../chart/tones.css.js';
import { valueFormatter, type ValueFormat } from '../chart/value-format.js';
import { chartWords } from '../chart/words.js';
import { useLocale, useWords } from '../../language/language.js';

export interface BarSeries {
  name: string;
  /** One for each place on the axis; null where nothing was measured. */
  values: readonly (number | null)[];
  /** A discipline's hue only for that discipline. */
  tone?: ChartTone | undefined;
}

export interface BarChartProps extends ChartTexts {
  axis: ChartAxis;
  /** What the axis is called in the table. */
  axisName?: string | undefined;
  series: readonly BarSeries[];
  format?: ValueFormat | undefined;
  /** `horizontal` for names that are long, and for rankings: it grows with the number of bars. */
  direction?: 'vertical' | 'horizontal' | undefined;
  /** Parts of a whole, one on the other. Without it the bars of a place are side by side. */
  stacked?: boolean | undefined;
}

// The drawing and the library it takes come when the first chart is shown, not with the page.
const BarDrawing = lazy(() => import('./bar-drawing.js').then(({ BarDrawing: drawing }) => ({ default: drawing })));

/** Amounts side by side, each as long as it is large. */
export function BarChart({
  axis,
  axisName,
  series,
  format = { kind: 'number' },
  direction = 'vertical',
  stacked = false,
  ...frame
}: BarChartProps) {
  const words = useWords(chartWords);
  const locale = useLocale();
  const { full } = valueFormatter(format, locale);
  const at = axisTexts(axis, locale).full;
  const hasValues = series.some(({ values }) => values.some(value => value !== null));
  const totals = stacked && series.length > 1;
  const figures: ChartFigures = {
    columns: [axisName ?? words.at, ...series.map(({ name }) => name), ...(totals ? [words.total] : [])],
    rows: hasValues
      ? at.map((text, index) => {
          const here = series.map(({ values }) => values[index] ?? null);
          return [
            text,
            ...here.map(value => (value === null ? words.gap : full(value))),
            ...(totals ? [full(here.reduce<number>((sum, value) => sum + (value ?? 0), 0))] : []),
          ];
        })
      : [],
  };
  return (
    <ChartFrame {...frame} figures={figures} shape={direction === 'vertical' ? 'bars' : 'rows'}>
      <BarDrawing
        title={frame.title}
        axis={axis}
        format={format}
        direction={direction}
        stacked={stacked}
        height={frame.height ?? 240}
        series={series.map((one, index) => ({
          ...one,
          tone: one.tone ?? toneOrder[index % toneOrder.length] ?? 'ink',
        }))}
      />
    </ChartFrame>
  );
}
