import type { signIn } from '../../../core/contract/auth.js';
import type { FailOf } from '../../../core/contract/call.js';
import type { CommonFailure } from '../../../core/contract/failure.js';
import type { resetPassword } from '../../../core/contract/user-security.js';
import { defineWords } from '../../../core/words.js';
import { failureCopy, waitCopy } from '../../copy.js';
import type { FieldProblem } from './check.js';

export type SignInFailure = FailOf<typeof signIn> | FailOf<typeof resetPassword> | CommonFailure;

const problems: Record<FieldProblem, string> = {
  emailMissing: 'Enter your e-mail address.',
  emailMalformed: 'Enter an e-mail address like name@example.com.',
  passwordMissing: 'Enter your password.',
  newPasswordMissing: 'Choose a password.',
  newPasswordWeak: 'Choose a password that meets all four requirements.',
  newPasswordSpaces: 'Leave out the spaces in your password.',
};

const failures: Record<SignInFailure, string> = {
  ...failureCopy,
  invalidCredentials: 'The e-mail address and the password do not match. Check both, or reset your password.',
  tokenInvalid: 'This link cannot be used any more. Please ask for a new one.',
};

export const words = defineWords('sign-in', {
  email: 'E-mail address',
  problemTitle: 'Please check these fields',
  signingIn: {
    form: 'Sign in',
    password: 'Password',
    submit: 'Sign in',
    submitting: 'Signing in',
    forgot: 'Forgot your password?',
    noAccount: 'New to Echelon?',
    create: 'Create an account',
  },
  ended: 'You have been signed out',
  endedText: 'Please sign in again to go on.',
  reset: 'Your password has been changed',
  resetText: 'Sign in with the new one.',
  forgetting: {
    title: 'Reset your password',
    text: 'Tell us the e-mail address of your account, and we send you a link to choose a new password.',
    submit: 'Send link',
    submitting: 'Sending',
    back: 'Back to signing in',
  },
  sent: {
    title: 'Check your e-mail',
    text: (email: string) =>
      `If there is an account for ${email}, we have sent a link to choose a new password. It can be used for one hour.`,
    again: 'Send it again',
  },
  resetting: {
    title: 'Choose a new password',
    password: 'New password',
    helper: '8 to 32 characters with a letter, a number and a symbol, and no spaces.',
    submit: 'Change password',
    submitting: 'Changing your password',
  },
  invalid: {
    title: 'This link cannot be used any more',
    text: 'It was used already, or it is older than one hour.',
    again: 'Send a new link',
  },
  signedIn: {
    title: (email: string | undefined) => (email ? `You are signed in as ${email}` : 'You are signed in'),
    continue: 'Continue',
    other: 'Use another account',
  },
  problems,
  failures,
  wait: waitCopy,
});
