import { formatDate } from '../../../core/dates.js';

/** The values along a chart: instants in unix seconds, in order, or names. */
export type ChartAxis =
  | { kind: 'time'; values: readonly number[]; /** Without one, the reader's. */ timeZone?: string | undefined }
  | { kind: 'names'; values: readonly string[] };

const formatters = new Map<string, Intl.DateTimeFormat>();
const year = 366 * 86_400;

/** A short date for an axis: a day, or a month and its year where the axis is longer than a year. */
function shortDate(seconds: number, locale: string, timeZone: string | undefined, isLong: boolean): string {
  const key = `${locale} ${timeZone ?? ''} ${isLong}`;
  const made =
    formatters.get(key) ??
    new Intl.DateTimeFormat(locale, {
      month: 'short',
      ...(isLong ? { year: 'numeric' } : { day: 'numeric' }),
      ...(timeZone && { timeZone }),
    });
  formatters.set(key, made);
  return made.format(seconds * 1000);
}

export interface AxisTexts {
  /** For the axis. */
  short: readonly string[];
  /** For readouts and tables. */
  full: readonly string[];
}

export function axisTexts(axis: ChartAxis, locale: string): AxisTexts {
  if (axis.kind === 'names') return { short: axis.values, full: axis.values };
  const { values, timeZone } = axis;
  const isLong = (values.at(-1) ?? 0) - (values[0] ?? 0) > year;
  return {
    short: values.map(at => shortDate(at, locale, timeZone, isLong)),
    full: values.map(at => formatDate(at, locale, timeZone)),
  };
}

/** Positions of the points relative to one another: instants by the time between them, names at equal steps. */
export const axisNumbers = (axis: ChartAxis): readonly number[] =>
  axis.kind === 'time' ? axis.values : axis.values.map((_, index) => index);

/** Roughly how wide a text of 12 px is, in px; enough to decide what fits. */
export const textWidth = (text: string): number => Math.ceil(text.length * 6.8);

/** The text, or as much of its beginning as fits. */
export function fitted(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  const room = Math.max(1, Math.floor(width / 6.8) - 1);
  return `${text.slice(0, room).trimEnd()}…`;
}

/** Which of `count` points get a label when only so many fit: the first, and every so-manieth after it. */
export function labelled(count: number, fit: number): number[] {
  const step = Math.max(1, Math.ceil(count / Math.max(1, Math.floor(fit))));
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
}
