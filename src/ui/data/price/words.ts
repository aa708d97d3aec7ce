import { defineWords } from '../../language/language.js';

/**
 * `was` and `per` are read out only: before the struck-through price, and between a price and what it is paid for. The
 * rest joins prices that follow one another: `$29.99 per month for 3 months, then $39.99 per month`.
 */
export const priceWords = defineWords('price', {
  was: 'was',
  per: 'per',
  free: 'Free',
  each: (price: string, unit: string) => `${price} per ${unit}`,
  lasts: (price: string, time: string) => `${price} for ${time}`,
  next: (first: string, later: string) => `${first}, then ${later}`,
});
