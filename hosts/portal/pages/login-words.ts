import { defineWords } from '@echelon/membership/ui';
import { load } from '../languages/load.js';

export const loginWords = defineWords(
  'portal/login',
  { title: 'Sign in', resetting: 'Choose a new password', joining: 'Join a family membership' },
  load,
);
