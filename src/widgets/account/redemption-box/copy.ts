import { defineWords, type TextsOf } from '../../../core/words.js';
import { besidePersonWords } from '../../screen/person-screen-copy.js';
import { codeRefusalCopy, codeRefusalText } from '../../screen/code-refusal-copy.js';
import { failureCopy } from '../../copy.js';
import type { BlockReason, Refused, RefusalCode } from './model.js';

/** A good code at a wrong moment. */
const states = {
  subscriptionPending: 'We’re still setting up your membership. Try again in a moment.',
  paymentOverdue: 'A payment is overdue. Pay it first. Your code stays valid.',
  resumeFirst: 'Your membership is paused. Resume it first. Your code stays valid.',
  useSubscribe: 'This code is for a new membership. Pick a plan and enter the code there.',
  idempotencyConflict: failureCopy.broken,
} satisfies Partial<Record<RefusalCode, string>>;

type StateCode = keyof typeof states;
/** The specification's blocks (s.8), to the letter. */
const blocked: Record<BlockReason, (name: string) => string> = {
  providedByProvider: () =>
    'Your subscription is being provided by Echelon and cannot have redemption codes added to it.',
  childAccount: name =>
    `This account is a child account of ${name}. Redemption codes must be applied to the parent account.`,
  otherChannel: name =>
    `Your subscription is through ${name}, which prevents us from redeeming your code. Please contact Customer Support.`,
};

export const words = besidePersonWords(
  defineWords('redemption-box', {
    title: 'Redeem a code',
    label: 'Redemption code',
    helper: 'From a gift card, a receipt or an email.',
    empty: 'Enter your code.',
    check: 'Check code',
    /** In the empty outline of the ticket. */
    ticket: 'Your code shows here before you use it: what it gives, and until when.',
    offered: 'Code accepted',
    /** Below what is large on the ticket: `30 days`, `$10.00`, the discount's name; an offer's own words alone. */
    gives: {
      days: 'of membership',
      credit: 'of account credit',
      discount: 'A discount on your membership',
      offer: 'An offer for your membership',
    },
    goodUntil: (date: string) => `Redeem it by ${date}.`,
    redeem: 'Redeem code',
    keepMine: 'Keep my discount',
    replace: 'Redeem and lose my discount',
    replaceThen: (amount: string, date: string) => `Redeem, lose my discount and pay ${amount} on ${date}`,
    another: 'Use another code',
    granted: {
      title: 'Your code is redeemed',
      days: (date: string) => `Your membership now runs until ${date}.`,
      nextBill: (date: string) => `Your next bill moves to ${date}.`,
      credit: (amount: string) => `Your account credit is now ${amount}. It comes off your next bills.`,
      discount: 'It comes off your bills, starting with the next one.',
      offer: 'We’ve updated your membership.',
      another: 'Redeem another code',
    },
    pay: 'Update card',
    blockedTitle: 'You can’t redeem codes here',
    blocked,
    states,
    codeRefusal: codeRefusalCopy,
    screen: {
      what: 'your codes',
      here: 'A code goes on your own membership.',
      signedOut: 'Sign in to redeem a code',
      ended: 'You’re signed out. Sign in again to redeem a code.',
    },
  }),
);

export type Copy = TextsOf<typeof words>;

const isState = (code: RefusalCode): code is StateCode => code in states;

/** Why a code was refused, in words. */
export const refusalText = (copy: Copy, { code, debug }: Refused, locale: string): string =>
  isState(code) ? copy.states[code] : codeRefusalText(copy.codeRefusal, { code, debug }, locale);
