import { grid } from '../chart/chart.css.js';
import type { Graph } from './graph.js';
import { label, segment as segmentClass } from './marks.css.js';

interface SegmentBarProps {
  graph: Graph;
  /** The one that is read. */
  read: number | undefined;
  rtl: boolean;
}

/** The parts of the class along the top, each by its name where that fits. */
export function SegmentBar({ graph: { segments, barY, bottom }, read, rtl }: SegmentBarProps) {
  return segments.map(({ name, left, width }, index) => {
    const begin = rtl ? left + width : left;
    return (
      <g key={index}>
        {index > 0 && <line className={grid} x1={begin} x2={begin} y1={barY} y2={bottom} />}
        <rect
          className={segmentClass}
          data-read={index === read || undefined}
          x={left + 1}
          y={barY}
          width={Math.max(1, width - 2)}
          height={4}
        />
        <text className={label} x={begin} y={barY - 8}>
          {name}
        </text>
      </g>
    );
  });
}
