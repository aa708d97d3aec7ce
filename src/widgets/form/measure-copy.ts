import type { Unit } from '../../core/measures.js';
import { defineWords } from '../../core/words.js';

/** Why a measure is not taken. */
export type MeasureProblem = 'heightRange' | 'weightRange' | 'maxHeartRateRange' | 'restingHeartRateRange' | 'ftpRange';

const units: Record<Unit, string> = { cm: 'cm', ft: 'ft', in: 'in', kg: 'kg', lb: 'lb', bpm: 'bpm', W: 'W' };
/** In full, for a screen reader. */
const unitNames: Record<Unit, string> = {
  cm: 'centimeters',
  ft: 'feet',
  in: 'inches',
  kg: 'kilograms',
  lb: 'pounds',
  bpm: 'beats per minute',
  W: 'watts',
};

const problems: Record<MeasureProblem, string> = {
  heightRange: 'Enter a height from 30 to 275 cm (1 to 9 ft).',
  weightRange: 'Enter a weight from 2 to 650 kg (5 to 1433 lb).',
  maxHeartRateRange: 'Enter a rate from 90 to 240.',
  restingHeartRateRange: 'Enter a rate from 25 to 120.',
  ftpRange: 'Enter a power from 30 to 700 W.',
};

/** Of any person's height, weight, heart rates and threshold power. */
export const measureWords = defineWords('person-screen/measures', {
  units,
  unitNames,
  part: (label: string, unit: string) => `${label} in ${unit}`,
  problems,
});
