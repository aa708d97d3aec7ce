import { useId, useMemo, useRef } from 'react';
import { axisTexts, textWidth, type ChartAxis } from '../chart/axis.js';
import { plot } from '../chart/chart.css.js';
import { Key } from '../chart/key.js';
import { rowMoves } from '../chart/moves.js';
import { Readout } from '../chart/readout.js';
import { usePlot } from '../chart/use-plot.js';
import { useReading } from '../chart/use-reading.js';
import { valueFormatter, type ValueFormat } from '../chart/value-format.js';
import { chartWords } from '../chart/words.js';
import { useLocale, useWords } from '../../language/language.js';
import { barGeometry } from './bar-geometry.js';
import { Columns } from './columns.js';
import { Rows } from './rows.js';
import type { DrawnBars } from './drawing.js';

export interface BarDrawingProps {
  title: string;
  axis: ChartAxis;
  series: readonly DrawnBars[];
  format: ValueFormat;
  direction: 'vertical' | 'horizontal';
  stacked: boolean;
  height: number;
}

const rowHeight = 32;

/** The bars themselves, upright or lying. */
export function BarDrawing({ title, axis, series, format, direction, stacked, height }: BarDrawingProps) {
  const words = useWords(chartWords);
  const locale = useLocale();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { width, rtl } = usePlot(box);
  const value = useMemo(() => valueFormatter(format, locale), [format, locale]);
  const texts = useMemo(() => axisTexts(axis, locale), [axis, locale]);
  const count = texts.short.length;
  const upright = direction === 'vertical';
  const named = series.length > 1;
  const values = useMemo(() => series.map(one => one.values), [series]);

  const frame = useMemo(() => {
    if (!upright) {
      const figures = Math.max(...values.flat().map(one => (one === null ? 0 : textWidth(value.label(one)))), 24) + 16;
      const names = Math.min(width * 0.36, Math.max(...texts.short.map(textWidth)) + 12);
      const lowest = Math.min(0, ...values.flat().map(one => one ?? 0));
      const tall = Math.max(height, count * rowHeight * (stacked ? 1 : Math.max(1, series.length * 0.75)));
      // figures beside bars that grow backwards need room on that side too
      const start = names + (lowest < 0 ? figures : 0);
      return { start, end: figures, top: 0, bottom: 0, tall };
    }
    const rough = barGeometry({ count, series: values, length: width, room: height, stacked });
    const figures = Math.max(16, ...rough.ticks.map(tick => textWidth(value.short(tick.value))));
    return {
      start: figures + 10,
      end: 0,
      top: value.unit === undefined ? 20 : 28,
      bottom: rough.ends.some(end => end.below < rough.zero) ? 44 : 28,
      tall: height,
    };
  }, [upright, values, value, width, texts, height, count, stacked, series.length]);

  const geometry = useMemo(() => {
    const [across, along] = [
      Math.max(1, width - frame.start - frame.end),
      Math.max(1, frame.tall - frame.top - frame.bottom),
    ];
    return barGeometry({
      count,
      series: values,
      length: upright ? across : along,
      room: upright ? along : across,
      stacked,
    });
  }, [width, frame, count, values, upright, stacked]);

  const place = (along: number): number => {
    const step = geometry.places.length > 1 ? (geometry.places[1] ?? 0) - (geometry.places[0] ?? 0) : Infinity;
    return Math.max(
      0,
      Math.min(count - 1, Math.floor((along - (geometry.places[0] ?? 0) + (step - geometry.band) / 2) / step)),
    );
  };
  const say = (one: number | null | undefined) => (one === null || one === undefined ? words.gap : value.full(one));
  const { index, props } = useReading({
    count,
    moves: upright ? rowMoves(count, rtl) : { ...rowMoves(count, rtl), ArrowDown: 1, ArrowUp: -1 },
    at: (x, y) => place(upright ? (rtl ? width - x : x) - frame.start : y),
    label: words.points(title),
    say: point =>
      words.reading(
        texts.full[point] ?? '',
        [
          ...series.map(one => (named ? words.series(one.name, say(one.values[point])) : say(one.values[point]))),
          ...(named && stacked ? [words.series(words.total, say(geometry.ends[point]?.sum))] : []),
        ].join(', '),
      ),
  });
  const drawing = { id, geometry, series, texts, value, width, height: frame.tall, inset: frame, rtl, index, stacked };
  const middle = index === undefined ? 0 : frame.start + (geometry.places[index] ?? 0) + geometry.band / 2;
  return (
    <>
      {named && <Key kind="block" items={series.map((one, texture) => ({ ...one, texture }))} />}
      <div ref={box} className={plot} {...props}>
        {upright ? <Columns {...drawing} /> : <Rows {...drawing} />}
        {index !== undefined && (upright || named) && (
          <Readout
            at={texts.full[index] ?? ''}
            width={width}
            rtl={rtl}
            x={upright ? (rtl ? width - middle : middle) : rtl ? 0 : width}
            y={upright ? 0 : (geometry.places[index] ?? 0) + geometry.band + 4}
            lines={series.map((one, texture) => ({
              name: named ? one.name : undefined,
              tone: one.tone,
              kind: 'block',
              texture,
              value: say(one.values[index]),
            }))}
          />
        )}
      </div>
    </>
  );
}
