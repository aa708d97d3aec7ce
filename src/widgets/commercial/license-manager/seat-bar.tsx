import { cx } from '../../../ui/style/cx.js';
import { bar, large, room, taken } from './seat-bar.css.js';

interface SeatBarProps {
  seats: number;
  used: number;
  /** Seats of the longest bar beside it: all of them are drawn at one scale. */
  most: number;
  /** Nobody works out by these seats: the license has ended or is suspended. */
  isOver: boolean;
  size?: 'md' | 'lg';
}

const percent = (part: number, whole: number) => `${whole === 0 ? 0 : (Math.min(part, whole) / whole) * 100}%`;

/** How many seats there are and how many are taken, for the eye alone: the numbers stand beside it. */
export const SeatBar = ({ seats, used, most, isOver, size = 'md' }: SeatBarProps) => (
  <span className={room} aria-hidden="true">
    <span className={cx(bar, size === 'lg' && large)} style={{ inlineSize: percent(seats, most) }}>
      <span className={taken} data-ended={isOver ? '' : undefined} style={{ inlineSize: percent(used, seats) }} />
    </span>
  </span>
);
