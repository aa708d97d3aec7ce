import { defineWords } from '@echelon/membership/ui';
import { load } from '../languages/load.js';

export const termsWords = defineWords(
  'portal/terms',
  {
    title: 'Terms & Conditions',
    lead: 'These are the terms that you agree to when you join. You can also |open them on a page of their own| to print or to keep.',
    document: 'Echelon Terms and Conditions',
  },
  load,
);
