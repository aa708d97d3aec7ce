import { defineWords } from '@echelon/membership/ui';
import { load } from '../languages/load.js';

/** `{name}` stands for a person, `{email}` for an address. */
export const invitationWords = defineWords('portal/invitation', {
  title: 'Join a family membership',
  password: {
    title: 'Choose a password',
    text: 'You have been invited to a family membership. You sign in with the address that this invitation came to, and there is nothing to pay.',
    label: 'New password',
    helper: '8 to 32 characters with at least one letter, one number and one symbol, and no spaces.',
    submit: 'Set password',
    account: 'Have an account at that address? |Sign in instead|',
  },
  signIn: {
    title: 'Sign in to join',
    text: 'Use the address that the invitation came to.',
    exists: 'There is an account at that address already. Sign in with it, and you belong to the family.',
    isSet: 'Your password is set. Sign in with it, and with the address that the invitation came to.',
  },
  confirm: {
    title: 'Join this family?',
    text: 'You are signed in as {email}. The invitation is for whoever reads the address that it came to.',
    textUnnamed: 'You are signed in. The invitation is for whoever reads the address that it came to.',
    join: 'Join the family',
    other: 'Use another account',
  },
  joining: 'Joining the family',
  joined: {
    title: 'You belong to the family',
    text: 'The membership of {name} is yours to use now, and there is nothing to pay.',
    textUnnamed: 'Its membership is yours to use now, and there is nothing to pay.',
    on: 'To your membership',
  },
  refused: { title: 'You could not join', again: 'Try again', home: 'To your membership', signIn: 'To the sign-in page' },
  refusals: {
    tokenInvalid: 'This invitation was used already, withdrawn, or is too old, or it is for another address. Ask for a new one.',
    memberHasSubscription: 'This account has a membership of its own. It must end before you can join a family.',
    hasFamily: 'This account has family members of its own. Remove them first, then open the invitation again.',
    alreadyInFamily: 'This account belongs to a family already. Only one is possible at a time.',
    membershipRequired: 'The family has no membership at the moment. Ask the person who invited you; the invitation is still good.',
    familyFull: 'The family has no place left. Ask the person who invited you; the invitation is still good.',
    notWhileActing: 'You are switched in as somebody else. Go back to your own account, then open the invitation again.',
    offline: 'We could not reach the server. Check your connection and try again.',
    tooManyRequests: 'There were too many tries. Please wait a minute and try again.',
    invalid: 'Choose a password of 8 to 32 characters with at least one letter, one number and one symbol, and no spaces.',
    broken: 'Something went wrong on our side. Please try again.',
  },
}, load);
