import { useMemo } from 'react';
import { ChartFrame, type ChartTexts } from '../chart/chart-frame.js';
import type { ChartTone } from '../chart/tones.css.js';
import { valueFormatter, type ValueFormat } from '../chart/value-format.js';
import { chartWords } from '../chart/words.js';
import { useLocale, useWords } from '../../language/language.js';
import { writtenDay } from './names.js';
import { heatCalendarWords } from './words.js';
import { YearDrawing } from './year-drawing.js';

export interface HeatCalendarProps extends Omit<ChartTexts, 'height'> {
  year: number;
  /** What there was on each day, by its date: `{ '2026-11-21': 45 }`. Days that are missing had nothing. */
  days: Readonly<Record<string, number>>;
  /** What the values are called in the table: `Minutes`. */
  valueName: string;
  format?: ValueFormat | undefined;
  tone?: ChartTone | undefined;
}

/** A year, day by day: how often, and how much. */
export function HeatCalendar({
  year,
  days,
  valueName,
  format = { kind: 'number' },
  tone = 'ink',
  ...frame
}: HeatCalendarProps) {
  const words = useWords(heatCalendarWords);
  const { points } = useWords(chartWords);
  const locale = useLocale();
  const figures = useMemo(() => {
    const { full } = valueFormatter(format, locale);
    const known = Object.entries(days)
      .filter(([date, value]) => date.startsWith(`${year}-`) && value > 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    return {
      columns: [words.day, valueName],
      rows: known.map(([date, value]) => [writtenDay(date, locale), full(value)]),
    };
  }, [days, year, valueName, format, locale, words]);
  return (
    <ChartFrame {...frame} height={132} figures={figures} shape="calendar">
      <YearDrawing label={points(frame.title)} year={year} days={days} format={format} tone={tone} />
    </ChartFrame>
  );
}
