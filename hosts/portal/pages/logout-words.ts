import { defineWords } from '@echelon/membership/ui';
import { load } from '../languages/load.js';

export const logoutWords = defineWords(
  'portal/logout',
  {
    title: 'You’re signed out',
    refused: 'Your session ended, or your account can’t do that.',
    kept: 'Sign in again to pick up where you left off. We keep what you typed until you close this tab, except passwords and card details.',
    done: 'See you next session.',
    again: 'Sign in again',
    join: 'New here? |See the memberships|',
  },
  load,
);
