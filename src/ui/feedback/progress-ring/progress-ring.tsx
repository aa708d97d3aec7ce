import { useId, type ReactNode } from 'react';
import { chartTones, type ChartTone } from '../../data/chart/tones.css.js';
import { formatNumber } from '../../../core/numbers.js';
import { useLocale } from '../../language/language.js';
import type { ProgressProps } from '../progress-bar/progress-bar.js';
import { share } from '../progress-bar/share.js';
import { cx } from '../../style/cx.js';
import {
  arc,
  dial,
  figure,
  inside,
  label as labelClass,
  ring,
  svg,
  track,
  unit as unitClass,
} from './progress-ring.css.js';

export interface ProgressRingProps extends ProgressProps {
  value: number;
  /** 64, 112, 160 px. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** The number in the middle. Without it, the percentage. */
  figure?: ReactNode;
  /** Below the number, small: `of 5 classes`. */
  unit?: ReactNode;
  tone?: ChartTone | undefined;
}

/** How much of a goal is reached, with the number that matters in the middle. Past the goal the ring stays full. */
export function ProgressRing({
  label,
  value,
  max = 100,
  valueText,
  size = 'md',
  figure: number,
  unit,
  tone = 'ink',
}: ProgressRingProps) {
  const locale = useLocale();
  const labelId = useId();
  const done = share(value, max);
  const percent = formatNumber(done, locale, { style: 'percent' });
  const stroke = size === 'sm' ? 10 : 8;
  return (
    <div className={ring} part="ring">
      <div
        className={dial}
        data-size={size}
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={done * max}
        aria-valuetext={valueText ?? percent}
      >
        <svg className={cx(svg, chartTones[tone])} viewBox="0 0 100 100" aria-hidden="true">
          <circle className={track} cx="50" cy="50" r="44" strokeWidth={stroke} />
          {done > 0 && (
            <circle
              className={arc}
              cx="50"
              cy="50"
              r="44"
              strokeWidth={stroke}
              pathLength="100"
              strokeDasharray={`${done * 100} 200`}
            />
          )}
        </svg>
        <span className={inside} aria-hidden="true">
          <span className={figure}>{number ?? percent}</span>
          {unit && <span className={unitClass}>{unit}</span>}
        </span>
      </div>
      <span className={labelClass} id={labelId}>
        {label}
      </span>
    </div>
  );
}
