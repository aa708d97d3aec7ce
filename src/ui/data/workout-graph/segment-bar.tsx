import { fitted, textWidth } from '../chart/axis.js';
import { grid } from '../chart/chart.css.js';
import type { Graph } from './graph.js';
import { label, segment as segmentClass } from './marks.css.js';

interface SegmentBarProps {
  segments: Graph['segments'];
  /** The one that is read. */
  read: number | undefined;
  bottom: number;
  rtl: boolean;
}

/** A name that does not fit is cut only where enough of it is left to be recognised. */
const legible = (name: string, width: number): string =>
  textWidth(name) <= width || width >= 56 ? fitted(name, width) : '';

/** The parts of the class along the top, each by its name where that fits. */
export function SegmentBar({ segments, read, bottom, rtl }: SegmentBarProps) {
  return segments.map(({ name, left, width }, index) => {
    const begin = rtl ? left + width : left;
    return (
      <g key={index}>
        {index > 0 && <line className={grid} x1={begin} x2={begin} y1={22} y2={bottom} />}
        <rect
          className={segmentClass}
          data-read={index === read || undefined}
          x={left + 1}
          y={22}
          width={Math.max(1, width - 2)}
          height={4}
        />
        <text className={label} x={begin} y={14}>
          {legible(name, width - 8)}
        </text>
      </g>
    );
  });
}
