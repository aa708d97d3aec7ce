import { defineWords } from '../../language/language.js';

/** Numbers come written in the language's own way. */
export const numberFieldWords = defineWords('numberField', {
  increase: 'Increase',
  decrease: 'Decrease',
  notNumber: (example: string) => `Enter a number, like ${example}.`,
  notWhole: 'Enter a whole number.',
  tooLow: (min: string) => `Enter ${min} or more.`,
  tooHigh: (max: string) => `Enter ${max} or less.`,
  outside: (min: string, max: string) => `Enter a number from ${min} to ${max}.`,
});
