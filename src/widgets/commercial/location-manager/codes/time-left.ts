import { formatNumber } from '../../../../core/numbers.js';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

const unit = (count: number, of: 'day' | 'hour' | 'minute', locale: string): string =>
  formatNumber(count, locale, { style: 'unit', unit: of, unitDisplay: of === 'minute' ? 'short' : 'long' });

/** How long it is good for, in two parts of which the smaller never matters much: `6 days 3 hours`, `59:07`. */
export function timeLeft(seconds: number, locale: string): string {
  if (seconds < HOUR)
    return `${formatNumber(Math.floor(seconds / MINUTE), locale)}:${formatNumber(seconds % MINUTE, locale, { minimumIntegerDigits: 2 })}`;
  const [large, small] =
    seconds < DAY
      ? ([unit(Math.floor(seconds / HOUR), 'hour', locale), [Math.floor((seconds % HOUR) / MINUTE), 'minute']] as const)
      : ([unit(Math.floor(seconds / DAY), 'day', locale), [Math.floor((seconds % DAY) / HOUR), 'hour']] as const);
  const [count, of] = small;
  return count === 0 ? large : `${large} ${unit(count, of, locale)}`;
}
