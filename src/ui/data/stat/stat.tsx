import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon.js';
import { arrowDown, arrowUp, minus } from '../../icon/shapes.js';
import { useWords } from '../../language/language.js';
import {
  box,
  change,
  delta as deltaClass,
  figure,
  label as labelClass,
  number,
  period,
  sparkline as sparklineClass,
  stat,
  texts,
  unit as unitClass,
} from './stat.css.js';
import { statWords } from './words.js';

export interface StatDelta {
  direction: 'up' | 'down' | 'same';
  /** How much, without a sign: `12 %`. */
  text?: string | undefined;
  /** Whether that is good: more cancellations are not. */
  tone?: 'neutral' | 'success' | 'critical' | undefined;
  /** Since when: `since last month`. */
  since?: string | undefined;
}

export interface StatProps {
  label: ReactNode;
  /** The number, written as it is read. */
  value: ReactNode;
  unit?: ReactNode;
  delta?: StatDelta | undefined;
  /** How it came to this: a `Sparkline`. */
  sparkline?: ReactNode;
  /** `lg` the number of a page, `md` one of several. */
  size?: 'md' | 'lg' | undefined;
}

const arrows = { up: arrowUp, down: arrowDown, same: minus };

/** A number that matters, and whether it has changed. */
export function Stat({ label, value, unit, delta, sparkline, size = 'md' }: StatProps) {
  const words = useWords(statWords);
  return (
    <div className={box} part="stat">
      <div className={stat}>
        <dl className={texts}>
          <dt className={labelClass}>{label}</dt>
          <dd className={number} data-size={size}>
            <span className={figure}>{value}</span>
            {unit && <span className={unitClass}>{unit}</span>}
          </dd>
          {delta && (
            <dd className={deltaClass} data-tone={delta.tone ?? 'neutral'}>
              <Icon shape={arrows[delta.direction]} size="xs" />
              <span>{words[delta.direction]}</span>
              {delta.text && <span className={change}>{delta.text}</span>}
              {delta.since && <span className={period}>{delta.since}</span>}
            </dd>
          )}
        </dl>
        {sparkline && <div className={sparklineClass}>{sparkline}</div>}
      </div>
    </div>
  );
}
