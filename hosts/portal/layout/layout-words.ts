import { defineWords } from '@echelon/membership/ui';
import { load } from '../languages/load.js';

/** What is said around every page. */
export const layoutWords = defineWords(
  'portal/layout',
  {
    skip: 'Skip to content',
    signOut: 'Sign out',
    notLoaded: {
      title: 'We couldn’t load this page',
      text: 'Check your connection. What you typed elsewhere is safe.',
      again: 'Reload',
    },
  },
  load,
);
