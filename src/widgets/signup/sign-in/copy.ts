import type { signIn } from '../../../core/contract/auth.js';
import type { FailOf } from '../../../core/contract/call.js';
import type { CommonFailure } from '../../../core/contract/failure.js';
import type { resetPassword } from '../../../core/contract/user-security.js';
import { defineWords } from '../../../core/words.js';
import { failureCopy, waitCopy } from '../../copy.js';
import type { FieldProblem } from './check.js';

export type SignInFailure = FailOf<typeof signIn> | FailOf<typeof resetPassword> | CommonFailure;

const problems: Record<FieldProblem, string> = {
  emailMissing: 'Enter your email.',
  emailMalformed: 'Enter an email like name@example.com.',
  passwordMissing: 'Enter your password.',
  newPasswordMissing: 'Choose a password.',
  newPasswordWeak: 'Choose a password that meets all four requirements.',
  newPasswordSpaces: 'Leave out the spaces in your password.',
};

const failures: Record<SignInFailure, string> = {
  ...failureCopy,
  invalidCredentials: 'The email and password don’t match. Check both, or reset your password.',
  tokenInvalid: 'This link doesn’t work anymore. Ask for a new one.',
};

export const words = defineWords('sign-in', {
  email: 'Email address',
  signingIn: {
    form: 'Sign in',
    password: 'Password',
    submit: 'Sign in',
    submitting: 'Signing in',
    forgot: 'Forgot your password?',
    noAccount: 'New to Echelon?',
    create: 'Create an account',
  },
  ended: 'You’re signed out',
  endedText: 'Sign in again to go on.',
  reset: 'Your password is changed',
  resetText: 'Sign in with the new one.',
  forgetting: {
    title: 'Reset your password',
    text: 'Tell us your email, and we’ll send you a link to choose a new password.',
    submit: 'Send link',
    submitting: 'Sending',
    back: 'Back to signing in',
  },
  sent: {
    title: 'Check your email',
    text: (email: string) =>
      `If ${email} has an account, we’ve sent a link to choose a new password. It works for one hour.`,
    again: 'Send it again',
  },
  resetting: {
    title: 'Choose a new password',
    password: 'New password',
    helper: '8 to 32 characters with a letter, a number and a symbol. No spaces.',
    submit: 'Change password',
    submitting: 'Changing your password',
  },
  invalid: {
    title: 'This link doesn’t work anymore',
    text: 'It was used, or is older than one hour.',
    again: 'Send a new link',
  },
  signedIn: {
    title: (email: string | undefined) => (email ? `You’re signed in as ${email}` : 'You’re signed in'),
    continue: 'Continue',
    other: 'Use another account',
  },
  problems,
  failures,
  wait: waitCopy,
});
