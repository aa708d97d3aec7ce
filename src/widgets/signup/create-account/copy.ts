import type { FailOf } from '../../../core/contract/call.js';
import type { CommonFailure } from '../../../core/contract/failure.js';
import type { createUser } from '../../../core/contract/users.js';
import type { PasswordRule } from '../../../core/password-policy.js';
import { failureCopy } from '../../copy.js';

export type CreateFailure = FailOf<typeof createUser> | CommonFailure;

export const copy = {
  form: 'Create your account',
  labels: { firstName: 'First name', lastName: 'Last name', email: 'E-mail address', password: 'Password' },
  emailHelper: 'You sign in with it, and your receipts go there.',
  passwordHelper: '8 to 32 characters with a letter, a number and a symbol, and no spaces.',
  submit: 'Create account',
  submitting: 'Creating your account',
  problemTitle: 'Please check these fields',
  member: 'Already a member?',
  signIn: 'Sign in',
  taken: { title: 'You have an account already', action: 'Sign in' },
  signedIn: {
    title: (email: string | undefined) => (email ? `You are signed in as ${email}` : 'You are signed in'),
    created: (firstName: string | undefined) => (firstName ? `Welcome, ${firstName}. Your account is ready.` : 'Your account is ready.'),
    continue: 'Continue',
    other: 'Use another account',
  },
};

export const requirements: Record<PasswordRule, string> = { characters: 'Characters', symbol: '1 Symbol', number: '1 Number', letter: '1 Letter' };

export const problems = {
  firstName: { missing: 'Enter your first name.', long: 'Use at most 100 characters for your first name.' },
  lastName: { missing: 'Enter your last name.', long: 'Use at most 100 characters for your last name.' },
  email: { missing: 'Enter your e-mail address.', malformed: 'Enter an e-mail address like name@example.com.', taken: 'This e-mail address has an account already.' },
  password: { missing: 'Choose a password.', weak: 'Choose a password that meets all four requirements.', spaces: 'Leave out the spaces in your password.' },
};

export const failures: Record<CreateFailure, string> = {
  ...failureCopy,
  emailTaken: 'Somebody has signed up with this e-mail address. If that was you, sign in and go on from there.',
};

/** Seconds to wait, in words. */
export const waitCopy = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60);
  return `There were too many tries. Please try again in ${seconds < 60 ? `${seconds} seconds` : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`}.`;
};
