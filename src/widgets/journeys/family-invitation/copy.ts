import { defineWords } from '../../../core/words.js';
import { failureCopy } from '../../copy.js';
import type { JoinFailure } from './model.js';

const dead = 'This invitation was used or withdrawn, is too old, or is for another address. Ask for a new one.';

const failures: Record<JoinFailure, string> = {
  ...failureCopy,
  tokenInvalid: dead,
  invitationUsed: 'This invitation was used already. If that was you, you’re in the family: sign in with that account.',
  validationFailed: dead,
  notFound: dead,
  memberHasSubscription: 'This account has its own membership. It needs to end before you can join a family.',
  hasFamily: 'This account has its own family members. Remove them, then open the invitation again.',
  alreadyInFamily: 'This account is in a family already. You can only be in one at a time.',
  membershipRequired:
    'The family has no membership right now. Ask the person who invited you. The invitation is still valid.',
  familyFull: 'The family has no place left. Ask the person who invited you. The invitation is still valid.',
  notWhileActing: 'You’re viewing someone else’s profile. Go back to your own account, then open the invitation again.',
  // Shown to the parent of a family, never to a person who joins one.
  parentRequired: failureCopy.broken,
  notInvited: failureCopy.broken,
  selfOnly: failureCopy.broken,
};

export const words = defineWords('family-invitation', {
  password: {
    title: 'Choose a password',
    text: 'You’re invited to a family membership. You’ll sign in with the address this invitation came to. You pay nothing.',
    label: 'New password',
    helper: '8 to 32 characters with a letter, a number and a symbol. No spaces.',
    weak: 'Choose a password of 8 to 32 characters with a letter, a number and a symbol. No spaces.',
    submit: 'Set password',
    account: 'Have an account at that address?',
    signIn: 'Sign in instead',
  },
  signIn: {
    title: 'Sign in to join',
    text: 'Use the address the invitation came to.',
    exists: 'You already have an account at that address. Sign in to join the family.',
    isSet: 'Your password is set. Sign in with it, and with the address the invitation came to.',
  },
  confirm: {
    title: 'Join this family?',
    text: (email: string) => `You’re signed in as ${email}. The invitation is for the address it came to.`,
    textUnnamed: 'You’re signed in. The invitation is for the address it came to.',
    join: 'Join the family',
    other: 'Use another account',
  },
  joining: { title: 'Joining the family' },
  joined: {
    title: 'You’re in the family',
    text: (name: string) => `You can use ${name}’s membership now. You pay nothing.`,
    textUnnamed: 'You can use its membership now. You pay nothing.',
    on: 'Go to your membership',
  },
  refused: { title: 'You couldn’t join', again: 'Try again', on: 'Go to your membership', signIn: 'Go to sign-in' },
  failures,
});
