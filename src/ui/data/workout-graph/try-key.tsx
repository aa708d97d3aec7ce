import { cx } from '../../style/cx.js';
import { swatch } from '../chart/chart.css.js';
import { earlier, key, keyItem, keyName, line } from './marks.css.js';
import { metricTones, type MetricTone } from './metric-tones.css.js';

interface TryKeyProps {
  own: string;
  tone: MetricTone;
  tries: readonly { name: string }[];
}

/** Which line is which try, where no names fit at their ends. The readout says it to screen readers. */
export function TryKey({ own, tone, tries }: TryKeyProps) {
  const items = [{ name: own, drawn: line }, ...tries.map(({ name }) => ({ name, drawn: earlier }))];
  return (
    <ul className={key} role="list" part="chart-key" aria-hidden="true">
      {items.map(({ name, drawn }) => (
        <li key={name} className={keyItem}>
          <svg className={cx(swatch, metricTones[tone])} width="14" height="14">
            <path className={drawn} d="M1 7H13" />
          </svg>
          <span className={keyName}>{name}</span>
        </li>
      ))}
    </ul>
  );
}
