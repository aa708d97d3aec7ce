import { expect, it } from 'vitest';
import { workoutWords } from '../../../src/widgets/workouts/copy.js';
import { formatWeight } from '../../../src/widgets/workouts/weights.js';

const { units: signs } = workoutWords.english;

it('a weight reads in the member’s unit, with a tenth only where there is one', () => {
  expect(formatWeight(97_500, 'metric', 'en-US', signs)).toBe('97.5 kg');
  expect(formatWeight(100_000, 'metric', 'en-US', signs)).toBe('100 kg');
  expect(formatWeight(97_500, 'metric', 'fr-BE', signs)).toBe('97,5 kg');
});

it('pounds that became grams are read as the pounds they were: one is 453.59237 g', () => {
  const pounds = Array.from({ length: 1000 }, (_, at) => at / 2);
  const read = pounds.map(many => formatWeight(Math.round(many * 453.59237), 'imperial', 'en-US', signs));
  expect(read).toEqual(pounds.map(many => `${many} lb`));
});
