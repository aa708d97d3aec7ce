import { defineWords } from '../../../core/words.js';
import { failureCopy } from '../../copy.js';
import type { StepName } from './steps.js';

/** What the journey says before its later steps; each of those brings its own words. */
export const words = defineWords('signup', {
  steps: {
    plan: 'Plan',
    proof: 'Equipment',
    account: 'Account',
    payment: 'Payment',
    review: 'Review',
    done: 'Done',
  } satisfies Record<StepName, string>,
  stepsLabel: 'Sign up',
  titles: {
    plan: 'Pick your plan',
    proof: 'Add your equipment',
    account: 'Create your account',
    payment: 'Add your card',
    review: 'Review and join',
    done: 'Welcome to Echelon',
  } satisfies Record<StepName, string>,
  /** Below the first title. */
  promise: 'Train live or on demand. Cancel any time.',
  change: 'Change plan',
  signInTitle: 'Sign in',
  failures: failureCopy,
});
