import { valueFormatter } from '../chart/value-format.js';

export interface MetricFormat {
  /** With its unit: `1,204 W`. */
  full: (value: number) => string;
  plain: (value: number) => string;
}

/** How a metric's values are written. On the axis too: none is so large that a second, compact formatter would pay. */
export const metricFormat = (unit: string, locale: string): MetricFormat => ({
  full: valueFormatter({ kind: 'number', unit }, locale).full,
  plain: valueFormatter({ kind: 'number' }, locale).full,
});
