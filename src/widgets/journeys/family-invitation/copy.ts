import { defineWords } from '../../../core/words.js';
import { failureCopy } from '../../copy.js';
import type { JoinFailure } from './model.js';

const dead =
  'This invitation was used already, withdrawn, or is too old, or it is for another address. Ask for a new one.';

const failures: Record<JoinFailure, string> = {
  ...failureCopy,
  tokenInvalid: dead,
  validationFailed: dead,
  notFound: dead,
  memberHasSubscription: 'This account has a membership of its own. It must end before you can join a family.',
  hasFamily: 'This account has family members of its own. Remove them first, then open the invitation again.',
  alreadyInFamily: 'This account belongs to a family already. Only one is possible at a time.',
  membershipRequired:
    'The family has no membership at the moment. Ask the person who invited you; the invitation is still good.',
  familyFull: 'The family has no place left. Ask the person who invited you; the invitation is still good.',
  notWhileActing:
    'You’re viewing somebody else’s profile. Go back to your own account, then open the invitation again.',
  // Shown to the parent of a family, never to a person who joins one.
  parentRequired: failureCopy.broken,
  notInvited: failureCopy.broken,
  selfOnly: failureCopy.broken,
};

export const words = defineWords('family-invitation', {
  password: {
    title: 'Choose a password',
    text: 'You have been invited to a family membership. You sign in with the address that this invitation came to, and there is nothing to pay.',
    label: 'New password',
    helper: '8 to 32 characters with at least one letter, one number and one symbol, and no spaces.',
    weak: 'Choose a password of 8 to 32 characters with at least one letter, one number and one symbol, and no spaces.',
    submit: 'Set password',
    account: 'Have an account at that address?',
    signIn: 'Sign in instead',
  },
  signIn: {
    title: 'Sign in to join',
    text: 'Use the address that the invitation came to.',
    exists: 'There is an account at that address already. Sign in with it, and you belong to the family.',
    isSet: 'Your password is set. Sign in with it, and with the address that the invitation came to.',
  },
  confirm: {
    title: 'Join this family?',
    text: (email: string) =>
      `You are signed in as ${email}. The invitation is for whoever reads the address that it came to.`,
    textUnnamed: 'You are signed in. The invitation is for whoever reads the address that it came to.',
    join: 'Join the family',
    other: 'Use another account',
  },
  joining: { title: 'Joining the family' },
  joined: {
    title: 'You belong to the family',
    text: (name: string) => `The membership of ${name} is yours to use now, and there is nothing to pay.`,
    textUnnamed: 'Its membership is yours to use now, and there is nothing to pay.',
    on: 'To your membership',
  },
  refused: { title: 'You could not join', again: 'Try again', on: 'To your membership', signIn: 'To the sign-in page' },
  failures,
});
