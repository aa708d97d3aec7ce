import { useMemo, useRef } from 'react';
import { axisNumbers, axisTexts, fitted, labelled, textWidth, type ChartAxis } from '../chart/axis.js';
import { axisText, cursor, dot, grid, markText, plot, svg, zero as zeroClass } from '../chart/chart.css.js';
import { Key } from '../chart/key.js';
import { rowMoves } from '../chart/moves.js';
import { nearest, spread } from '../chart/place.js';
import { Readout } from '../chart/readout.js';
import { chartTones, type ChartTone } from '../chart/tones.css.js';
import { usePlot } from '../chart/use-plot.js';
import { useReading } from '../chart/use-reading.js';
import { isolated, valueFormatter, type ValueFormat } from '../chart/value-format.js';
import { chartWords } from '../chart/words.js';
import { useLocale, useWords } from '../../language/language.js';
import { lineGeometry } from './line-geometry.js';
import { areaClass, lineClass } from './line-drawing.css.js';

interface DrawnSeries {
  name: string;
  values: readonly (number | null)[];
  tone: ChartTone;
}

export interface LineDrawingProps {
  title: string;
  axis: ChartAxis;
  series: readonly DrawnSeries[];
  format: ValueFormat;
  area: boolean;
  fromZero: boolean;
  height: number;
}

/** The lines themselves, named where they end; where there is no room for names, by a key above. */
export function LineDrawing({ title, axis, series, format, area, fromZero, height }: LineDrawingProps) {
  const words = useWords(chartWords);
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const { width, rtl } = usePlot(box);
  const value = useMemo(() => valueFormatter(format, locale), [format, locale]);
  const texts = useMemo(() => axisTexts(axis, locale), [axis, locale]);
  const named = series.length > 1;
  const direct = named && width >= 480;
  const labelRoom = direct ? Math.min(width / 4, 12 + Math.max(...series.map(({ name }) => textWidth(name)))) : 8;
  const geometry = useMemo(() => {
    const given = { x: axisNumbers(axis), series: series.map(({ values }) => values), width, height, rtl, fromZero };
    const top = value.unit === undefined ? 8 : 24;
    // the figures on the axis are not known before the scale is
    const rough = lineGeometry({ ...given, inset: { start: 0, end: labelRoom, top, bottom: 28 } });
    const figures = Math.max(16, ...rough.ticks.map(tick => textWidth(value.short(tick.value))));
    return {
      ...lineGeometry({ ...given, inset: { start: figures + 10, end: labelRoom, top, bottom: 28 } }),
      start: figures + 10,
    };
  }, [axis, series, width, height, rtl, fromZero, labelRoom, value]);
  const { xs, ticks, zero, lines, y, start } = geometry;
  const [near, far] = rtl ? [width - start, labelRoom] : [start, width - labelRoom];
  const widest = Math.max(...texts.short.map(textWidth), 24);
  const labels = labelled(xs.length, Math.abs(far - near) / (widest + 20));
  const say = (value_: number | null | undefined) =>
    value_ === null || value_ === undefined ? words.gap : value.full(value_);
  const { index, props } = useReading({
    count: xs.length,
    moves: rowMoves(xs.length, rtl),
    at: x => nearest(xs, x),
    label: words.points(title),
    say: point =>
      words.reading(
        texts.full[point] ?? '',
        series
          .map(({ name, values }) => (named ? words.series(name, say(values[point])) : say(values[point])))
          .join(', '),
      ),
  });
  const ends = spread(
    lines.map(({ last }) => last?.y ?? height / 2),
    18,
    10,
    height - 28,
  );
  return (
    <>
      {named && !direct && <Key kind="line" items={series} />}
      <div ref={box} className={plot} {...props}>
        <svg className={svg} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {value.unit !== undefined && (
            <text className={axisText} x={rtl ? width : 0} y={10}>
              {value.unit}
            </text>
          )}
          {ticks.map(tick => (
            <g key={tick.value}>
              <line className={grid} x1={near} x2={far} y1={tick.y} y2={tick.y} />
              <text className={axisText} x={near + (rtl ? 8 : -8)} y={tick.y} dy="0.32em" textAnchor="end">
                {isolated(value.short(tick.value), rtl)}
              </text>
            </g>
          ))}
          {zero !== undefined && <line className={zeroClass} x1={near} x2={far} y1={zero} y2={zero} />}
          {labels.map(point => {
            const text = fitted(texts.short[point] ?? '', Math.max(48, width / 4));
            // over its point, but never out of the drawing
            const half = textWidth(text) / 2;
            return (
              <text
                key={point}
                className={axisText}
                x={Math.max(half, Math.min(width - half, xs[point] ?? 0))}
                y={height - 6}
                textAnchor="middle"
              >
                {text}
              </text>
            );
          })}
          {index !== undefined && <line className={cursor} x1={xs[index]} x2={xs[index]} y1={8} y2={height - 28} />}
          {lines.map((shape, place) => {
            const { name, tone, values } = series[place] ?? { name: '', tone: 'ink', values: [] };
            const read = index === undefined ? null : (values[index] ?? null);
            return (
              <g key={place} className={chartTones[tone]}>
                {area && <path className={areaClass} d={shape.area} />}
                <path className={lineClass} d={shape.line} data-place={place} />
                {shape.alone.map(spot => (
                  <circle key={spot.index} cx={spot.x} cy={spot.y} r="3" fill="currentcolor" />
                ))}
                {direct && shape.last && (
                  <text className={markText} x={far + (rtl ? -8 : 8)} y={ends[place]} dy="0.32em">
                    {fitted(name, labelRoom - 8)}
                  </text>
                )}
                {read !== null && index !== undefined && <circle className={dot} cx={xs[index]} cy={y(read)} r="4" />}
              </g>
            );
          })}
        </svg>
        {index !== undefined && (
          <Readout
            at={texts.full[index] ?? ''}
            x={xs[index] ?? 0}
            width={width}
            rtl={rtl}
            lines={series.map(({ name, tone, values }) => ({
              name: named ? name : undefined,
              tone,
              kind: 'line',
              value: say(values[index]),
            }))}
          />
        )}
      </div>
    </>
  );
}
