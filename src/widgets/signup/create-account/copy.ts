import type { FailOf } from '../../../core/contract/call.js';
import type { CommonFailure } from '../../../core/contract/failure.js';
import type { createUser } from '../../../core/contract/users.js';
import { defineWords } from '../../../core/words.js';
import { failureCopy, waitCopy } from '../../copy.js';
import type { FieldProblem } from './values.js';

export type CreateFailure = FailOf<typeof createUser> | CommonFailure;

const failures: Record<CreateFailure, string> = {
  ...failureCopy,
  emailTaken: 'This email has an account already. Yours? Sign in.',
};

const problems: Record<Exclude<FieldProblem, 'passwordWeak'>, string> = {
  firstNameMissing: 'Enter your first name.',
  firstNameLong: 'Use at most 100 characters for your first name.',
  lastNameMissing: 'Enter your last name.',
  lastNameLong: 'Use at most 100 characters for your last name.',
  emailMissing: 'Enter your email.',
  emailMalformed: 'Enter an email like name@example.com.',
  emailTaken: 'This email has an account already.',
  passwordMissing: 'Choose a password.',
  passwordSpaces: 'Leave out the spaces in your password.',
};

export const words = defineWords('create-account', {
  form: 'Create your account',
  labels: { firstName: 'First name', lastName: 'Last name', email: 'Email address', password: 'Password' },
  emailHelper: 'Used to sign in and for receipts.',
  passwordHelper: '8 to 32 characters with a letter, a number and a symbol. No spaces.',
  submit: 'Create account',
  submitting: 'Creating your account',
  member: 'Already a member?',
  signIn: 'Sign in',
  taken: { title: 'You have an account already', action: 'Sign in' },
  signedIn: {
    title: (email: string | undefined) => (email ? `You’re signed in as ${email}` : 'You’re signed in'),
    created: (firstName: string | undefined) =>
      firstName ? `Welcome, ${firstName}. Your account is ready.` : 'Your account is ready.',
    continue: 'Continue',
    other: 'Use another account',
  },
  problems,
  failures,
  wait: waitCopy,
});
