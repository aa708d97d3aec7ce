import type { Location } from '../../../../core/contract/schemas/commercial/locations.js';

type Counts = Pick<Location, 'equipmentCount' | 'seatsTotal' | 'seatsUsed'>;

/** Seats that are taken and free, and machines that have none. */
export interface SeatParts {
  used: number;
  free: number;
  /** Machines without a seat. */
  without: number;
}

export function seatParts({ equipmentCount, seatsTotal, seatsUsed }: Counts): SeatParts {
  return {
    used: seatsUsed,
    free: Math.max(0, seatsTotal - seatsUsed),
    without: Math.max(0, equipmentCount - seatsUsed),
  };
}

export const lengthOf = ({ used, free, without }: SeatParts): number => used + free + without;

/** What a full bar stands for: the longest of those side by side, so that all have one scale. */
export const scaleOf = (locations: readonly Counts[]): number =>
  Math.max(1, ...locations.map(location => lengthOf(seatParts(location))));
