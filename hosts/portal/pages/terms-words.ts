import { defineWords } from '@echelon/membership/ui';
import { load } from '../languages/load.js';

export const termsWords = defineWords(
  'portal/terms',
  {
    title: 'Terms & Conditions',
    lead: 'You agree to these terms when you join. |Open them on their own page| to print or save them.',
    document: 'Echelon Terms and Conditions',
  },
  load,
);
