import { defineWords } from '../../language/language.js';

/** Dates come written in the language's own way. */
export const dateFieldWords = defineWords('dateField', {
  label: 'Date',
  placeholder: 'yyyy-mm-dd',
  incomplete: 'Enter a full date: day, month and year.',
  pattern: 'Enter a date like yyyy-mm-dd.',
  early: (min: string) => `Enter ${min} or a later date.`,
  late: (max: string) => `Enter ${max} or an earlier date.`,
  outside: (min: string, max: string) => `Enter a date from ${min} to ${max}.`,
});
