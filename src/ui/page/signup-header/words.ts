import { defineWords } from '../../language/language.js';

export const signupHeaderWords = defineWords('signupHeader', {
  home: 'Echelon, home',
  /** Spec s.2. */
  login: 'Login',
});
