import { defineWords } from '@echelon/membership/ui';
import { load } from '../languages/load.js';

/** What is said around every page. */
export const layoutWords = defineWords(
  'portal/layout',
  {
    skip: 'Skip to content',
    signOut: 'Sign out',
    notLoaded: {
      title: 'This page could not be loaded',
      text: 'Check your connection. Nothing that you have entered elsewhere is lost.',
      again: 'Load it again',
    },
  },
  load,
);
