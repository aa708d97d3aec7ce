import type { CSSProperties } from 'react';
import { readout, readoutAt, readoutLine, readoutName, readoutValue } from './chart.css.js';
import { Swatch, type SwatchKind } from './swatch.js';
import type { ChartTone } from './tones.css.js';

export interface ReadoutLine {
  name: string | undefined;
  value: string;
  tone: ChartTone;
  kind: SwatchKind;
  texture?: number | undefined;
}

interface ReadoutProps {
  at: string;
  lines: readonly ReadoutLine[];
  /** The point's place, px from the left edge. */
  x: number;
  /** From the top, px; at the top without one. */
  y?: number | undefined;
  width: number;
  rtl: boolean;
}

/** What the chosen point says, beside it. It goes with the focus and the pointer, and takes neither. */
export function Readout({ at, lines, x, y = 0, width, rtl }: ReadoutProps) {
  const along = rtl ? width - x : x;
  const place: CSSProperties =
    along <= width / 2 ? { insetInlineStart: along + 12 } : { insetInlineEnd: width - along + 12 };
  return (
    <div
      className={readout}
      style={{ ...place, insetBlockStart: y, maxInlineSize: Math.max(96, width / 2 - 12) }}
      part="chart-readout"
    >
      <span className={readoutAt}>{at}</span>
      {lines.map(({ name, value, tone, kind, texture }, index) => (
        <span key={index} className={readoutLine}>
          {name !== undefined && (
            <>
              <Swatch kind={kind} tone={tone} texture={texture} />
              <span className={readoutName}>{name}</span>
            </>
          )}
          <span className={readoutValue}>{value}</span>
        </span>
      ))}
    </div>
  );
}
