import { defineWords } from '../../language/language.js';

export const pricingCardWords = defineWords('pricingCard', { benefits: 'Benefits' });
