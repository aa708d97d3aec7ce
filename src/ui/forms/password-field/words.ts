import { defineWords } from '../../language/language.js';

export const passwordFieldWords = defineWords('passwordField', {
  show: 'Show password',
  hide: 'Hide password',
  passed: 'passed',
  notPassed: 'not passed',
});
