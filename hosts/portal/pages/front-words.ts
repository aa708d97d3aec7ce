import { defineWords } from '@echelon/membership/ui';
import { load } from '../languages/load.js';

/** What a visitor is told who has come to the front door or to sign in. */
export const frontWords = defineWords(
  'portal/front',
  {
    title: 'Bring the class home',
    lead: 'Live and on-demand classes for bike, row, run, climb and strength.',
    /** The price of a month, set large, comes in the place of `{price}`. */
    from: 'From {price} a month',
    joinFrom: 'Join from {price} a month',
    cancel: 'Cancel any time.',
    join: 'Join',
    signIn: 'Sign in',
    disciplines: { bike: 'Bike', row: 'Row', run: 'Run', climb: 'Climb', strength: 'Strength' },
  },
  load,
);
