import { defineWords, type Words } from '../../core/words.js';
import { failureCopy } from '../copy.js';

/** What every screen of a user's own things says while it shows none of them; `what` in its owner's words: your history. */
export const personWords = defineWords('person-screen', {
  loading: (what: string) => `Loading ${what}`,
  failed: (what: string) => `We couldn’t load ${what}.`,
  failures: failureCopy,
  signedOut: (what: string) => `Sign in to see ${what}`,
  ended: (what: string) => `You’re signed out. Sign in again to see ${what}.`,
  signIn: 'Sign in',
  child: 'You’re part of a family membership',
  paidBy: (name: string) =>
    name ? `${name} pays for it and can change it.` : 'Your parent account pays for it and can change it.',
});

/** A widget's words, with which these are fetched. */
/* @__NO_SIDE_EFFECTS__ */
export const besidePersonWords = <W extends Words<object>>(words: W): W => ({ ...words, beside: personWords });
