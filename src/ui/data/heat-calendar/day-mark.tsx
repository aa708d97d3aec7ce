import { chartTones, type ChartTone } from '../chart/tones.css.js';
import { ground, mark, scale } from './heat-calendar.css.js';

interface DayMarkProps {
  x: number;
  y: number;
  size: number;
  level: 0 | 1 | 2 | 3 | 4;
}

const share = [0, 0.36, 0.56, 0.76, 1];
const strength = [0, 0.6, 0.72, 0.86, 1];

/** One day: the more there was, the larger its mark. */
export function DayMark({ x, y, size, level }: DayMarkProps) {
  const edge = size * (share[level] ?? 0);
  const inset = (size - edge) / 2;
  return (
    <>
      <rect className={ground} x={x} y={y} width={size} height={size} rx="3" />
      {level > 0 && (
        <rect
          className={mark}
          x={x + inset}
          y={y + inset}
          width={edge}
          height={edge}
          rx={Math.min(3, edge / 4)}
          opacity={strength[level]}
        />
      )}
    </>
  );
}

const levels = [0, 1, 2, 3, 4] as const;

/** From less to more. */
export function Scale({ tone, less, more }: { tone: ChartTone; less: string; more: string }) {
  return (
    <p className={scale} aria-hidden="true">
      {less}
      <svg className={chartTones[tone]} width={levels.length * 16} height="14">
        {levels.map(level => (
          <DayMark key={level} x={level * 16 + 1} y={1} size={12} level={level} />
        ))}
      </svg>
      {more}
    </p>
  );
}
