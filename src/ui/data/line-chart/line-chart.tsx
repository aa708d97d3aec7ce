import { lazy } from 'react';
import { axisTexts, type ChartAxis } from '../chart/axis.js';
import { ChartFrame, type ChartTexts } from '../chart/chart-frame.js';
import type { ChartFigures } from '../chart/chart-table.js';
import { toneOrder, type ChartTone } from '../chart/tones.css.js';
import { valueFormatter, type ValueFormat } from '../chart/value-format.js';
import { chartWords } from '../chart/words.js';
import { useLocale, useWords } from '../../language/language.js';

export interface LineSeries {
  name: string;
  /** One for each point of the axis; null where nothing was measured, which leaves a gap. */
  values: readonly (number | null)[];
  /** A discipline's hue only for that discipline. */
  tone?: ChartTone | undefined;
}

export interface LineChartProps extends ChartTexts {
  axis: ChartAxis;
  /** What the axis is called in the table. */
  axisName?: string | undefined;
  /** One to four: more lines cannot be distinguished. */
  series: readonly LineSeries[];
  format?: ValueFormat | undefined;
  /** Fills what lies between the line and zero; for one series. */
  area?: boolean | undefined;
  /** Whether the scale begins at zero; a filled one always does. */
  fromZero?: boolean | undefined;
}

// The drawing and the libraries it takes come when the first chart is shown, not with the page.
const LineDrawing = lazy(() => import('./line-drawing.js').then(({ LineDrawing: drawing }) => ({ default: drawing })));

/** How something changed over time, or along any other axis. */
export function LineChart({
  axis,
  axisName,
  series,
  format = { kind: 'number' },
  area = false,
  fromZero = true,
  ...frame
}: LineChartProps) {
  const words = useWords(chartWords);
  const locale = useLocale();
  const { full } = valueFormatter(format, locale);
  const at = axisTexts(axis, locale).full;
  const hasValues = series.some(({ values }) => values.some(value => value !== null));
  const figures: ChartFigures = {
    columns: [axisName ?? words.at, ...series.map(({ name }) => name)],
    rows: hasValues
      ? at.map((text, index) => [
          text,
          ...series.map(({ values }) => {
            const value = values[index] ?? null;
            return value === null ? words.gap : full(value);
          }),
        ])
      : [],
  };
  return (
    <ChartFrame {...frame} figures={figures} shape="line">
      <LineDrawing
        title={frame.title}
        axis={axis}
        format={format}
        area={area && series.length === 1}
        fromZero={fromZero || area}
        height={frame.height ?? 240}
        series={series.map((one, index) => ({
          ...one,
          tone: one.tone ?? toneOrder[index % toneOrder.length] ?? 'ink',
        }))}
      />
    </ChartFrame>
  );
}
