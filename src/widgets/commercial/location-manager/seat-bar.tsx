import type { Location } from '../../../core/contract/schemas/commercial/locations.js';
import { useWords } from '../../../ui/language/language.js';
import { words } from './copy.js';
import { seatParts } from './list/seats.js';
import { part, said, seats, strong, track } from './seat-bar.css.js';

interface SeatBarProps {
  of: Pick<Location, 'equipmentCount' | 'seatsTotal' | 'seatsUsed'>;
  /** What the full width stands for. */
  scale: number;
}

/** Seats that are taken, seats that are free and machines without one, as long as they are many. */
export function SeatBar({ of, scale }: SeatBarProps) {
  const { seats: copy } = useWords(words);
  const parts = seatParts(of);
  const { free, without } = parts;
  const lengths = (['used', 'free', 'without'] as const).filter(name => parts[name] > 0);
  return (
    <div className={seats}>
      <div className={track} aria-hidden="true">
        {lengths.map(name => (
          <span
            key={name}
            className={part}
            data-seat={name}
            style={{ inlineSize: `${(parts[name] / Math.max(1, scale)) * 100}%` }}
          />
        ))}
      </div>
      <p className={said}>
        <span className={strong}>{of.seatsTotal === 0 ? copy.none : copy.used(of.seatsUsed, of.seatsTotal)}</span>
        {free > 0 && <span>{copy.free(free)}</span>}
        {without > 0 && <span>{copy.without(without)}</span>}
      </p>
    </div>
  );
}
