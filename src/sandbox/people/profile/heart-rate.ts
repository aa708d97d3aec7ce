import type { HeartRateZones } from '../../../core/contract/schemas/heart-rate.js';

export interface HeartRateInputs {
  /** Full years; null when the birth date is not known. */
  age: number | null;
  /** The person's own, beats per minute. */
  maxHeartRate: number | null;
  restingHeartRate: number | null;
  formula: '220-age' | '208-0.7age';
  /** Where zones 2 to 5 begin, when the person has set it. */
  bounds: readonly number[] | null;
}

/** Where zones 2 to 5 begin, in hundredths of the maximum or of the reserve (domain 3.3). */
const SHARES = [60, 70, 80, 90];

function maximum({ age, maxHeartRate, formula }: HeartRateInputs): number | null {
  if (maxHeartRate !== null || age === null) return maxHeartRate;
  // tenths, because 0.7 has no exact value; rounded up
  return formula === '220-age' ? 220 - age : Math.ceil((2080 - 7 * age) / 10);
}

/** Zones without gaps or overlaps: each ends where the next begins, the last at the maximum. */
function zonesFrom(starts: readonly number[], floor: number, max: number): HeartRateZones['zones'] {
  const mins = [floor, ...starts];
  return mins.map((min, at) => ({ zone: at + 1, min, max: (mins[at + 1] ?? Math.max(max, min) + 1) - 1 }));
}

/** The zones of domain 3.3: by the reserve when the resting rate is known, else by the maximum. */
export function heartRateZones(inputs: HeartRateInputs): HeartRateZones {
  const { restingHeartRate, bounds, formula } = inputs;
  const max = maximum(inputs);
  const byReserve = restingHeartRate !== null && max !== null && restingHeartRate < max;
  const method = byReserve ? 'reserve' : inputs.maxHeartRate !== null ? 'user' : formula;
  const common = { maxHeartRate: max, restingHeartRate, method, custom: bounds !== null } as const;
  if (max === null) return { ...common, zones: [], reason: 'birthDateMissing' };
  const floor = byReserve ? restingHeartRate : 0;
  const starts = bounds ?? SHARES.map(share => Math.round(floor + ((max - floor) * share) / 100));
  return { ...common, zones: zonesFrom(starts, Math.min(floor, starts[0] ?? floor), max) };
}
