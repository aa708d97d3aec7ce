import { formatMoney, type Currency } from '../../../core/money.js';
import { formatNumber } from '../../../core/numbers.js';

/** What the figures are: plain numbers with an optional unit, money in minor units, shares of one (0.25 is 25 %), or else. */
export type ValueFormat =
  | { kind: 'number'; unit?: string | undefined; digits?: number | undefined }
  | { kind: 'money'; currency: Currency }
  | { kind: 'share' }
  /** Plain on the axis, and elsewhere written by whoever knows how: hours as `5 hr 20 min`. */
  | { kind: 'written'; unit?: string | undefined; write: (value: number) => string };

export interface ValueFormatter {
  /** The whole figure with its unit, for readouts and tables. */
  full: (value: number) => string;
  /** As short as it gets and without its unit, for an axis. */
  short: (value: number) => string;
  /** As short as it gets with what makes it money or a share, beside a mark. */
  label: (value: number) => string;
  /** Said once, over the axis. */
  unit: string | undefined;
}

const compact = { notation: 'compact', maximumFractionDigits: 1 } as const;

export function valueFormatter(format: ValueFormat, locale: string): ValueFormatter {
  if (format.kind === 'money') {
    const { code, scale } = format.currency;
    return {
      full: value => formatMoney({ value, currency: format.currency }, locale),
      short: value => formatNumber(value / scale, locale, compact),
      label: value => formatNumber(value / scale, locale, { ...compact, style: 'currency', currency: code }),
      unit: code,
    };
  }
  if (format.kind === 'share') {
    const percent = { style: 'percent', maximumFractionDigits: 1 } as const;
    return {
      full: value => formatNumber(value, locale, percent),
      short: value => formatNumber(value * 100, locale, compact),
      label: value => formatNumber(value, locale, percent),
      unit: '%',
    };
  }
  const short = (value: number) => formatNumber(value, locale, compact);
  if (format.kind === 'written') return { full: format.write, short, label: format.write, unit: format.unit };
  const { unit, digits = 1 } = format;
  const full = (value: number) => formatNumber(value, locale, { maximumFractionDigits: digits });
  return { full: value => (unit ? `${full(value)} ${unit}` : full(value)), short, label: short, unit };
}

/** Keeps a figure's own order of signs where the text around it runs right to left: `-$10.00`, never `$10.00-`. */
export const isolated = (text: string, rtl: boolean): string => (rtl ? `\u2066${text}\u2069` : text);
