import { defineWords } from '../../language/language.js';

export const contentCardWords = defineWords('contentCard', {
  bike: 'Bike',
  row: 'Row',
  run: 'Run',
  climb: 'Climb',
  strength: 'Strength',
  stretch: 'Stretch',
  minutes: 'min',
  /** Describes the length on the picture. */
  length: (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
});
