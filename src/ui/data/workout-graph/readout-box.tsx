import type { CSSProperties } from 'react';
import { readout, readoutAt, readoutLine, readoutName, readoutValue } from '../chart/chart.css.js';
import type { MomentTexts } from './moment-texts.js';

interface ReadoutBoxProps {
  texts: MomentTexts;
  /** The sample's place, px from the left edge. */
  x: number;
  /** From the top, px. */
  y: number;
  width: number;
  rtl: boolean;
}

/** What is known about the sample under the crosshair, beside it. It takes neither the focus nor the pointer. */
export function ReadoutBox({ texts: { at, value, notes, tries }, x, y, width, rtl }: ReadoutBoxProps) {
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
      <span className={readoutValue}>{value}</span>
      {notes.map(note => (
        <span key={note}>{note}</span>
      ))}
      {tries.map(({ name, value: other }) => (
        <span key={name} className={readoutLine}>
          <span className={readoutName}>{name}</span>
          <span className={readoutValue}>{other}</span>
        </span>
      ))}
    </div>
  );
}
