import { defineWords } from '@echelon/membership/ui';
import { load } from '../languages/load.js';

export const signupWords = defineWords('portal/signup', { title: 'Join Echelon' }, load);
