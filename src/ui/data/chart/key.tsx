import { key, keyItem, keyName } from './chart.css.js';
import { Swatch, type SwatchKind } from './swatch.js';
import type { ChartTone } from './tones.css.js';

export interface KeyItem {
  name: string;
  tone: ChartTone;
  texture?: number | undefined;
}

/** What the marks mean, where no label fits beside them. The table says it to screen readers. */
export function Key({ items, kind }: { items: readonly KeyItem[]; kind: SwatchKind }) {
  return (
    <ul className={key} role="list" part="chart-key" aria-hidden="true">
      {items.map(({ name, tone, texture }, index) => (
        <li key={index} className={keyItem}>
          <Swatch kind={kind} tone={tone} texture={texture} />
          <span className={keyName}>{name}</span>
        </li>
      ))}
    </ul>
  );
}
