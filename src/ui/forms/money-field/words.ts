import { defineWords } from '../../language/language.js';

/** Amounts come written in the language's own way. */
export const moneyFieldWords = defineWords('moneyField', {
  notAmount: (example: string) => `Enter an amount, like ${example}.`,
  tooLow: (min: string) => `Enter ${min} or more.`,
  tooHigh: (max: string) => `Enter ${max} or less.`,
  outside: (min: string, max: string) => `Enter an amount from ${min} to ${max}.`,
});
