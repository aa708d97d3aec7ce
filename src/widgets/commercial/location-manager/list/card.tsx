import type { ListedLocation } from '../../../../core/contract/schemas/commercial/locations.js';
import { formatNumber } from '../../../../core/numbers.js';
import { StatusPill } from '../../../../ui/data/status-pill/status-pill.js';
import { bell } from '../../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { words } from '../copy.js';
import { SeatBar } from '../seat-bar.js';
import { WorkoutStrip } from './workout-strip.js';
import { card, figure, figures, number, open, top, where } from './view.css.js';

interface CardProps {
  location: ListedLocation;
  /** What the full width of the seats stands for, and the full height of the workouts. */
  scale: number;
  busiest: number;
  /** Another page is on its way. */
  waiting: boolean;
  onOpen: () => void;
}

/** One location of the list, pressed anywhere. */
export function Card({ location, scale, busiest, waiting, onOpen }: CardProps) {
  const copy = useWords(words);
  const locale = useLocale();
  const { name, city, owner, machinesUp, machinesDown, alerts, status } = location;
  const count = (of: number) => formatNumber(of, locale);
  return (
    <li className={card} part="location" data-waiting={waiting ? '' : undefined}>
      <div className={top}>
        <h3>
          <button type="button" className={open} onClick={onOpen}>
            {name}
          </button>
        </h3>
        {status === 'closed' ? (
          <StatusPill>{copy.closed}</StatusPill>
        ) : (
          alerts > 0 && (
            <StatusPill tone="critical" icon={bell}>
              {copy.alarms(alerts)}
            </StatusPill>
          )
        )}
        <p className={where}>{[city, owner.name].filter(Boolean).join(' · ')}</p>
      </div>
      <p className={figures}>
        <span className={figure}>
          <span className={number} data-tone={machinesUp === 0 ? 'none' : 'good'}>
            {count(machinesUp)}
          </span>
          {copy.up}
        </span>
        <span className={figure}>
          <span className={number} data-tone={machinesDown === 0 ? 'none' : 'bad'}>
            {count(machinesDown)}
          </span>
          {copy.down}
        </span>
      </p>
      <SeatBar of={location} scale={scale} />
      <WorkoutStrip of={location.workouts} scale={busiest} />
    </li>
  );
}
