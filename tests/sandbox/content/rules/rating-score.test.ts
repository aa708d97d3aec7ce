import fc from 'fast-check';
import { expect, it } from 'vitest';
import { averageRating, ratingScore } from '../../../../src/sandbox/content/rules/rating-score.js';

it('an average is to the hundredth of a star, and none while nobody has rated', () => {
  expect([averageRating(0, 0), averageRating(10, 3), averageRating(9, 2)]).toEqual([null, 3.33, 4.5]);
});

it('one friend’s five stars do not beat the 4.8 of hundreds', () => {
  expect(ratingScore(5, 1)).toBeLessThan(ratingScore(4.8 * 300, 300));
});

it('a class that nobody has rated stands between the good and the bad', () => {
  expect(ratingScore(0, 0)).toBe(350);
  expect(ratingScore(2, 1)).toBeLessThan(350);
});

it('another five stars never make it worse, nor another single one better', () => {
  const rated = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 50 });
  fc.assert(
    fc.property(rated, stars => {
      const sum = stars.reduce((all, one) => all + one, 0);
      expect(ratingScore(sum + 5, stars.length + 1)).toBeGreaterThanOrEqual(ratingScore(sum, stars.length));
      expect(ratingScore(sum + 1, stars.length + 1)).toBeLessThanOrEqual(ratingScore(sum, stars.length));
    }),
  );
});
