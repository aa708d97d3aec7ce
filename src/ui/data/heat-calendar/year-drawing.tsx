import { useMemo, useRef } from 'react';
import { axisText, plot, svg } from '../chart/chart.css.js';
import { Readout } from '../chart/readout.js';
import { chartTones, type ChartTone } from '../chart/tones.css.js';
import { usePlot } from '../chart/use-plot.js';
import { useReading } from '../chart/use-reading.js';
import { valueFormatter, type ValueFormat } from '../chart/value-format.js';
import { chartWords } from '../chart/words.js';
import { useLocale, useWords } from '../../language/language.js';
import { cx } from '../../style/cx.js';
import { blocksFor, calendarBlock, firstDayOf, levelOf, thresholds } from './calendar.js';
import { DayMark, Scale } from './day-mark.js';
import { chosen } from './heat-calendar.css.js';
import { weekdayNames, monthName, writtenDay } from './names.js';
import { heatCalendarWords } from './words.js';

interface YearDrawingProps {
  label: string;
  year: number;
  days: Readonly<Record<string, number>>;
  format: ValueFormat;
  tone: ChartTone;
}

const least = 13;
const most = 20;
const head = 18;
const between = 12;

/** The year in weeks, in as many parts as the place is narrow. */
export function YearDrawing({ label, year, days, format, tone }: YearDrawingProps) {
  const words = useWords(heatCalendarWords);
  const { reading } = useWords(chartWords);
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const { width, rtl } = usePlot(box);
  const firstDay = firstDayOf(locale);
  const weekdays = useMemo(() => weekdayNames(locale, firstDay), [locale, firstDay]);
  const side = 36;
  const parts = blocksFor(width - side, least);
  const { blocks, step, all } = useMemo(() => {
    const months = 12 / parts;
    const made = Array.from({ length: parts }, (_, part) =>
      calendarBlock(year, part * months + 1, (part + 1) * months, firstDay),
    );
    const weeks = Math.max(...made.map(block => block.columns));
    return {
      blocks: made,
      step: Math.min(most, (width - side) / weeks),
      all: made.flatMap((block, part) => block.days.map(day => ({ ...day, part }))),
    };
  }, [parts, year, firstDay, width]);
  const limits = useMemo(() => thresholds(Object.values(days)), [days]);
  const { full } = valueFormatter(format, locale);
  const tall = head + 7 * step;
  const height = parts * tall + (parts - 1) * between;
  const x = (column: number) => (rtl ? width - side - (column + 1) * step : side + column * step);
  const y = (part: number, row: number) => part * (tall + between) + head + row * step;
  const say = (date: string) => {
    const value = days[date];
    return value === undefined || value <= 0 ? words.nothing : full(value);
  };
  const forward = rtl ? -7 : 7;
  const { index, props } = useReading({
    count: all.length,
    moves: { ArrowDown: 1, ArrowUp: -1, ArrowRight: forward, ArrowLeft: -forward, PageDown: 30, PageUp: -30 },
    at: (px, py) => {
      const part = Math.floor(py / (tall + between));
      const [column, row] = [
        Math.floor((rtl ? width - side - px : px - side) / step),
        Math.floor((py - part * (tall + between) - head) / step),
      ];
      const found = all.findIndex(day => day.part === part && day.column === column && day.row === row);
      return found < 0 ? undefined : found;
    },
    label,
    say: point => {
      const date = all[point]?.date ?? '';
      return reading(writtenDay(date, locale), say(date));
    },
  });
  const read = index === undefined ? undefined : all[index];
  return (
    <>
      <div ref={box} className={plot} {...props}>
        <svg
          className={cx(svg, chartTones[tone])}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
        >
          {blocks.map((block, part) => (
            <g key={part}>
              {block.months.map(({ month, column }) => (
                <text
                  key={month}
                  className={axisText}
                  x={rtl ? x(column) + step : x(column)}
                  y={part * (tall + between) + 10}
                >
                  {monthName(month, locale)}
                </text>
              ))}
              {weekdays.map(
                (name, row) =>
                  row % 2 === 1 && (
                    <text key={row} className={axisText} x={rtl ? width : 0} y={y(part, row) + step / 2} dy="0.32em">
                      {name}
                    </text>
                  ),
              )}
              {block.days.map(day => (
                <DayMark
                  key={day.date}
                  x={x(day.column)}
                  y={y(part, day.row)}
                  size={step - 2}
                  level={levelOf(days[day.date], limits)}
                />
              ))}
            </g>
          ))}
          {read && (
            <rect
              className={chosen}
              x={x(read.column)}
              y={y(read.part, read.row)}
              width={step - 2}
              height={step - 2}
              rx="3"
            />
          )}
        </svg>
        {read && (
          <Readout
            at={writtenDay(read.date, locale)}
            x={x(read.column) + step / 2}
            y={y(read.part, read.row)}
            width={width}
            rtl={rtl}
            lines={[{ name: undefined, value: say(read.date), tone, kind: 'block' }]}
          />
        )}
      </div>
      <Scale tone={tone} less={words.less} more={words.more} />
    </>
  );
}
