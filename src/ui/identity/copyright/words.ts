import { defineWords } from '../../language/language.js';

/** The year comes as a plain number: it has no thousands. */
export const copyrightWords = defineWords('copyright', {
  line: (year: number, owner: string) => `© ${year} ${owner}. All rights reserved.`,
});
