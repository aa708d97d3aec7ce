import { defineWords } from '../../language/language.js';

/** Spec s.2. */
export const footerWords = defineWords('footer', {
  label: 'Footer',
  terms: 'Terms & Conditions',
  privacy: 'Privacy',
  psti: 'PSTI Compliance',
  faq: 'FAQ',
  help: 'Help Center',
  copyright: (year: number, owner: string) => `© ${year} ${owner}. All rights reserved.`,
});
