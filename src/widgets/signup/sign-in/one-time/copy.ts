import type { redeemOneTimeToken } from '../../../../core/contract/auth.js';
import type { FailOf } from '../../../../core/contract/call.js';
import type { CommonFailure } from '../../../../core/contract/failure.js';
import { defineWords } from '../../../../core/words.js';
import { failureCopy } from '../../../copy.js';

export type OneTimeFailure = FailOf<typeof redeemOneTimeToken> | CommonFailure;

const failures: Record<OneTimeFailure, string> = {
  ...failureCopy,
  tokenInvalid: 'It was used already, or its time is over.',
};

export const oneTimeWords = defineWords('one-time-sign-in', {
  asking: 'Signing you in',
  /** Somebody is signed in here already. */
  other: {
    title: (name: string | undefined) => (name ? `You’re signed in as ${name}` : 'You’re signed in already'),
    text: 'This link signs you in with the account it was made for.',
    go: 'Use the link',
    stay: 'Stay signed in',
  },
  invalid: 'This sign-in link doesn’t work anymore',
  failed: 'We couldn’t sign you in',
  /** No answer came: it may have worked. */
  unsure: 'We can’t tell if you’re signed in',
  again: 'Try again',
  signIn: 'Sign in with your password',
  failures,
});
