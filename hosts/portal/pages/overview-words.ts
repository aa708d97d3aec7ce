import { defineWords } from '@echelon/membership/ui';
import { load } from '../languages/load.js';

export const overviewWords = defineWords('portal/overview', { title: 'Your membership' }, load);
