import { formatNumber } from '../../../core/numbers.js';
import { useLocale } from '../../../ui/language/language.js';
import { bars, fill, line, number } from './bars.css.js';

interface BarsProps {
  lines: readonly { name: string; label: string; count: number; isBad?: boolean }[];
  /** What the full width stands for. */
  of: number;
}

/** Counts of the parts of one whole, at one scale. */
export function Bars({ lines, of }: BarsProps) {
  const locale = useLocale();
  return (
    <dl className={bars}>
      {lines.map(({ name, label, count, isBad = false }) => (
        <div key={name} className={line} data-none={count === 0 ? '' : undefined} data-tone={isBad ? 'bad' : undefined}>
          <dt>{label}</dt>
          <dd className={fill} aria-hidden="true" style={{ inlineSize: `${(count / Math.max(1, of)) * 100}%` }} />
          <dd className={number}>{formatNumber(count, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}
