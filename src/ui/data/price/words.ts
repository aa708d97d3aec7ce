import { defineWords } from '../../language/language.js';

/** `was` and `per` are read out only: before the struck-through price, and between a price and what it is paid for. */
export const priceWords = defineWords('price', { was: 'was', per: 'per', free: 'Free' });
