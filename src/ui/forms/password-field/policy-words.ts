import { defineWords } from '../../language/language.js';

/** The specification's four lines (s.5). */
export const passwordPolicyWords = defineWords('passwordPolicy', {
  characters: 'Characters',
  symbol: '1 Symbol',
  number: '1 Number',
  letter: '1 Letter',
});
