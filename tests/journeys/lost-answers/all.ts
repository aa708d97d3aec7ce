import { callNames, type LostCallName } from '../../faults/lost-answers/calls.js';
import type { CommercialCallName } from '../../faults/lost-answers/calls/commercial.js';
import type { TrainingCallName } from '../../faults/lost-answers/calls/training.js';
import * as account from './account.js';
import * as commercial from './commercial.js';
import * as family from './family.js';
import type { Hands } from './hands.js';
import * as offers from './offers.js';
import * as payment from './payment.js';
import * as plan from './plan.js';
import * as profile from './profile.js';
import * as signup from './signup.js';
import * as subscription from './subscription.js';
import * as training from './training.js';

/** The calls that are made in a browser: all of members and staff, and one for each kind of screen of commerce and training. */
export type MadeCallName =
  | Exclude<LostCallName, CommercialCallName | TrainingCallName>
  | keyof typeof commercial
  | keyof typeof training;

/** How each call is made. */
export const handsOf: Readonly<Record<MadeCallName, Hands>> = {
  ...signup,
  ...account,
  ...commercial,
  ...family,
  ...offers,
  ...payment,
  ...plan,
  ...profile,
  ...subscription,
  ...training,
};

const isMade = (name: LostCallName): name is MadeCallName => name in handsOf;

/** Each of them, in the order of the calls. */
export const madeCalls: readonly MadeCallName[] = callNames.filter(isMade);
