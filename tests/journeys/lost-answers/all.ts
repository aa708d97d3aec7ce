import type { LostCallName } from '../../faults/lost-answers/calls.js';
import * as account from './account.js';
import * as family from './family.js';
import type { Hands } from './hands.js';
import * as offers from './offers.js';
import * as payment from './payment.js';
import * as plan from './plan.js';
import * as profile from './profile.js';
import * as signup from './signup.js';
import * as subscription from './subscription.js';

/** How each call is made. */
export const handsOf: Readonly<Record<LostCallName, Hands>> = {
  ...signup,
  ...account,
  ...family,
  ...offers,
  ...payment,
  ...plan,
  ...profile,
  ...subscription,
};
