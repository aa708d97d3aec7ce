import { chartTones, type ChartTone } from '../chart/tones.css.js';
import { cx } from '../../style/cx.js';
import { spark, stroke } from './sparkline.css.js';
import { sparkPath } from './spark-path.js';

export interface SparklineProps {
  /** Null leaves a gap. */
  values: readonly (number | null)[];
  tone?: ChartTone | undefined;
  /** What the line says, in words, when nothing beside it does: `rose from 12 to 48`. */
  label?: string | undefined;
}

/** The shape of a change, as high as a line of text. For figures that must be read, a `LineChart`. */
export function Sparkline({ values, tone = 'muted', label }: SparklineProps) {
  return (
    <svg
      className={cx(spark, chartTones[tone])}
      viewBox="0 0 100 40"
      preserveAspectRatio="none"
      part="sparkline"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path className={stroke} d={sparkPath(values, 100, 40)} />
    </svg>
  );
}
