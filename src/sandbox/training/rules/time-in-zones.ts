import type { HeartRateZones } from '../../../core/contract/schemas/heart-rate.js';
import { type Column, readingsOf } from './samples.js';

type Zone = HeartRateZones['zones'][number];

/**
 * The seconds in each heart-rate zone: time between samples, not the number of samples, which lies where there are gaps
 * (domain 3.3). A rate belongs to the last zone whose lower end it has reached, so one above the maximum is in the
 * highest (Z5 is 90 % and more) and one between 107 and 108 in the lower of two. Below the first zone it counts nowhere.
 * @param zones Ascending, as `heartRateZones` makes them.
 */
export function timeInZones(
  seconds: readonly number[],
  heartRates: Column,
  zones: readonly Zone[],
): (Zone & { seconds: number })[] {
  const inZone = zones.map(() => 0);
  for (const { value, length } of readingsOf(seconds, heartRates)) {
    const at = zones.findLastIndex(({ min }) => value >= min);
    if (at >= 0) inZone[at] = (inZone[at] ?? 0) + length;
  }
  return zones.map((zone, at) => ({ ...zone, seconds: inZone[at] ?? 0 }));
}
