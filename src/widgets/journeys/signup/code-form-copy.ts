import { defineWords } from '../../../core/words.js';
import { codeRefusalCopy } from '../../screen/code-refusal-copy.js';

/** Where a redemption code is typed. */
export const codeFormWords = defineWords('signup/code', {
  label: 'Redemption code',
  apply: 'Apply',
  refusal: codeRefusalCopy,
});
