const DAY = 86_400_000;

export interface CalendarDay {
  /** `2026-11-21`. */
  date: string;
  /** Week of the block, from 0. */
  column: number;
  /** Day of the week, from 0, the first day of the week first. */
  row: number;
}

export interface CalendarBlock {
  days: readonly CalendarDay[];
  /** Months from 1, each with the first week that it begins in. */
  months: readonly { month: number; column: number }[];
  columns: number;
}

/**
 * The days of some months of a year, in weeks. Months go from 1 to 12, both ends included; `firstDay` is the day that a
 * week begins with, Monday 1 to Sunday 7. Calendar days have no time zone: all of it is counted in UTC.
 */
export function calendarBlock(year: number, fromMonth: number, toMonth: number, firstDay: number): CalendarBlock {
  const days: CalendarDay[] = [];
  const months: { month: number; column: number }[] = [];
  let column = 0;
  for (let at = Date.UTC(year, fromMonth - 1, 1); at < Date.UTC(year, toMonth, 1); at += DAY) {
    const day = new Date(at);
    const row = (day.getUTCDay() - (firstDay % 7) + 7) % 7;
    if (row === 0 && days.length > 0) column += 1;
    if (day.getUTCDate() === 1)
      months.push({ month: day.getUTCMonth() + 1, column: row === 0 || days.length === 0 ? column : column + 1 });
    days.push({ date: day.toISOString().slice(0, 10), column, row });
  }
  return { days, months, columns: column + 1 };
}

/** Into how many parts a year is cut so that a week of at least `week` px fits each: 1, 2, 3, 4 or 6. */
export function blocksFor(width: number, week: number): number {
  return [1, 2, 3, 4].find(parts => Math.ceil(366 / 7 / parts + 1) * week <= width) ?? 6;
}

/** The values above which a day counts as more: quarters of the days on which there was something. */
export function thresholds(values: readonly number[]): [number, number, number] {
  const some = values.filter(value => value > 0).toSorted((a, b) => a - b);
  const quarter = (part: number) => some[Math.min(some.length - 1, Math.floor(some.length * part))] ?? 0;
  return [quarter(0.25), quarter(0.5), quarter(0.75)];
}

/** 0 for nothing, then 1 to 4. */
export function levelOf(
  value: number | undefined,
  [first, second, third]: readonly [number, number, number],
): 0 | 1 | 2 | 3 | 4 {
  if (value === undefined || value <= 0) return 0;
  if (value <= first) return 1;
  if (value <= second) return 2;
  return value <= third ? 3 : 4;
}

interface WeekInfo {
  firstDay: number;
}

const sundayFirst = /-(?:US|CA|MX)\b|^en$/;

/** The day a week begins with where this language is spoken, Monday 1 to Sunday 7. */
export function firstDayOf(locale: string): number {
  const withWeekInfo: Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo } = new Intl.Locale(locale);
  return withWeekInfo.getWeekInfo?.().firstDay ?? withWeekInfo.weekInfo?.firstDay ?? (sundayFirst.test(locale) ? 7 : 1);
}
