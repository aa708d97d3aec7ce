import { defineWords } from '@echelon/membership/ui';
import { load } from '../languages/load.js';

export const logoutWords = defineWords(
  'portal/logout',
  {
    title: 'You have been signed out',
    refused: 'Your session had ended, or was not allowed to do what you asked for.',
    kept: 'Sign in again to go on where you were. What you typed is kept until you close this tab, except passwords and card details.',
    done: 'Your membership cannot be seen on this device until you sign in again.',
    again: 'Sign in again',
    join: 'New here? |See the memberships|',
  },
  load,
);
