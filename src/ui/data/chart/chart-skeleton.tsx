import { shape as shapeClass } from './chart-skeleton.css.js';

export type ChartShape = 'line' | 'bars' | 'rows' | 'calendar';

const bars = [44, 62, 38, 74, 58, 86, 66, 50];
const lines = [72, 58, 64, 40, 50, 26, 34, 14];

const drawings: Record<ChartShape, () => React.ReactNode> = {
  line: () => (
    <polyline
      points={lines.map((y, index) => `${(index * 100) / 7},${y}`).join(' ')}
      fill="none"
      stroke="currentcolor"
      strokeWidth="6"
      vectorEffect="non-scaling-stroke"
      strokeLinejoin="round"
    />
  ),
  bars: () =>
    bars.map((height, index) => (
      <rect key={index} x={index * 12.5 + 2} y={100 - height} width="8.5" height={height} fill="currentcolor" />
    )),
  rows: () =>
    bars.map((width, index) => (
      <rect key={index} x="0" y={index * 12.5 + 2} width={width} height="8.5" fill="currentcolor" />
    )),
  calendar: () =>
    Array.from({ length: 26 * 7 }, (_, index) => (
      <rect
        key={index}
        x={Math.floor(index / 7) * 3.85}
        y={(index % 7) * 14.3}
        width="3"
        height="11"
        fill="currentcolor"
      />
    )),
};

/** A chart that is on its way, in its shape; the component around it sets `aria-busy`. */
export function ChartSkeleton({ shape }: { shape: ChartShape }) {
  return (
    <svg
      className={shapeClass}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      part="chart-skeleton"
    >
      {drawings[shape]()}
    </svg>
  );
}
