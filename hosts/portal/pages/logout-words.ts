import { defineWords } from '@echelon/membership/ui';
import { load } from '../languages/load.js';

export const logoutWords = defineWords(
  'portal/logout',
  {
    title: 'You’re signed out',
    refused: 'Your session had ended, or was not allowed to do what you asked for.',
    kept: 'Sign in again to go on where you were. What you typed is kept until you close this tab, except passwords and card details.',
    done: 'See you next session.',
    again: 'Sign in again',
    join: 'New here? |See the memberships|',
  },
  load,
);
