import { defineWords } from '../../../core/words.js';
import { failureCopy, waitCopy } from '../../copy.js';
import type { Failure, Problem } from './model.js';

const problems: Record<Problem, string> = {
  emailMissing: 'Enter your email.',
  emailMalformed: 'Enter an email like name@example.com.',
  passwordMissing: 'Enter your password.',
};

const failures: Record<Failure, string> = {
  ...failureCopy,
  invalidCredentials: 'The email and password don’t match. Check both, or reset your password.',
};

export const words = defineWords('commercial-sign-in', {
  title: 'Sign in to your locations',
  text: 'For dealers, owners and everyone who runs a location.',
  email: 'Email address',
  password: 'Password',
  submit: 'Sign in',
  submitting: 'Signing in',
  forgot: 'Forgot your password?',
  member: 'Looking for your membership?',
  memberLink: 'Sign in as a member',
  ended: 'You’re signed out',
  endedText: 'Sign in again to go on.',
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
  signedIn: {
    title: (email: string | undefined) => (email ? `You’re signed in as ${email}` : 'You’re signed in'),
    member: 'This account is a membership. It has no locations.',
    toMember: 'Go to your membership',
    continue: 'Continue',
    other: 'Use another account',
  },
  problems,
  failures,
  wait: waitCopy,
});
