import { numberFormat } from '../../../core/numbers.js';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** A size as a file manager says it, thousands of bytes to the kilobyte: `1.4 MB`. */
export function fileSize(bytes: number, locale: string): string {
  let [value, at] = [Math.max(0, bytes), 0];
  // 999,950 bytes would be written as 1,000 kB
  while (at < units.length - 1 && value >= 999.95) {
    value /= 1000;
    at += 1;
  }
  return numberFormat(locale, {
    style: 'unit',
    unit: units[at] ?? 'byte',
    unitDisplay: at === 0 ? 'long' : 'short',
    maximumFractionDigits: at === 0 || value >= 100 ? 0 : 1,
  }).format(value);
}
