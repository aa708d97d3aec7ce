import { defineWords } from '@echelon/membership/ui';
import { load } from '../languages/load.js';

/** In place of a page of another role. */
export const notForYouWords = defineWords(
  'portal/not-for-you',
  {
    title: 'Your role doesn’t include this',
    text: {
      staff: 'Ask an administrator if you need it for your work.',
      commercial: 'Ask the person who runs your location if you need it.',
    },
    /** For somebody of whom no page of the area is. */
    outside: {
      title: {
        staff: 'This page is for Echelon’s own people',
        commercial: 'This page is for dealers, owners and locations',
      },
      text: 'Sign in with that account to see it. You’re still signed in with yours.',
    },
    home: 'Go to what’s yours',
    other: 'Sign in as someone else',
  },
  load,
);
