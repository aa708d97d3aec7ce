import { defineWords, type TextsOf } from '../../../core/words.js';
import { besidePersonWords } from '../../screen/person-screen-copy.js';
import { failureCopy, waitCopy } from '../../copy.js';
import type { PasswordFailure } from './password-model.js';
import type { FieldProblem } from './password-values.js';

const problems: Record<FieldProblem, string> = {
  oldPasswordMissing: 'Enter your current password.',
  oldPasswordWrong: 'This isn’t your current password.',
  passwordMissing: 'Choose a new password.',
  passwordWeak: 'Choose a password that meets all four requirements.',
  passwordSpaces: 'Leave out the spaces in your password.',
  passwordSame: 'Choose a new password, not your current one.',
};

const failures: Record<PasswordFailure, string> = {
  ...failureCopy,
  oldPasswordWrong: problems.oldPasswordWrong,
  passwordSame: problems.passwordSame,
  selfOnly: 'Only they can change this password.',
  notWhileActing: 'You can’t change this password while you’re signed in as someone else.',
};

const places = (count: number) => (count === 1 ? 'one other place' : `${count} other places`);

export const words = besidePersonWords(
  defineWords('security', {
    title: 'Security',
    password: {
      title: 'Password',
      text: 'Changing it signs you out everywhere else.',
      old: 'Current password',
      new: 'New password',
      helper: '8 to 32 characters with a letter, a number and a symbol. No spaces.',
      submit: 'Change password',
      submitting: 'Changing your password',
      changedTitle: 'Your password is changed',
      changedText: 'You’re signed out everywhere else, and we’ve emailed you.',
      actingTitle: 'You’re signed in as someone else',
      actingText: 'Only they can change this password.',
    },
    sessions: {
      title: 'Where you’re signed in',
      what: 'the places where you’re signed in',
      agent: (client: string, system: string) => `${client} on ${system}`,
      thisUnknown: 'This browser or app',
      unknown: 'An unnamed browser or app',
      here: 'This device',
      activeNow: 'Active now',
      seen: (date: string, when: string) => `Last seen ${date}, ${when}`,
      since: (date: string) => `Signed in on ${date}`,
      actor: (name: string) => `${name} acts as you here`,
      support: 'Customer support',
      end: 'Sign out',
      endIn: (place: string) => `Sign out: ${place}`,
      others: 'Sign out everywhere else',
      alone: 'You’re not signed in anywhere else.',
      confirmTitle: 'Sign out everywhere else?',
      confirmText: 'You stay signed in here. Every other browser and app has to sign in again.',
      confirm: (count: number) => `Sign out in ${places(count)}`,
      refusedTitle: 'We couldn’t sign you out there.',
      ended: {
        one: (place: string) => `Signed out: ${place}.`,
        others: (count: number) => `You’re signed out in ${places(count)}.`,
      },
    },
    when: (days: number) => (days === 0 ? 'today' : days === -1 ? 'yesterday' : `${-days} days ago`),
    screen: {
      what: 'your security settings',
      here: 'Manage your password and where you’re signed in.',
    },
    problems,
    failures,
    wait: waitCopy,
  }),
);

export type Copy = TextsOf<typeof words>;
