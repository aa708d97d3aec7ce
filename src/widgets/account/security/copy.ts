import { defineWords, type TextsOf } from '../../../core/words.js';
import { besidePersonWords } from '../../person-screen-copy.js';
import { failureCopy, waitCopy } from '../../copy.js';
import type { PasswordFailure } from './password-model.js';
import type { FieldProblem } from './password-values.js';

const problems: Record<FieldProblem, string> = {
  oldPasswordMissing: 'Enter your current password.',
  oldPasswordWrong: 'This is not your current password.',
  passwordMissing: 'Choose a new password.',
  passwordWeak: 'Choose a password that meets all four requirements.',
  passwordSpaces: 'Leave out the spaces in your password.',
  passwordSame: 'Choose another password than the one you have.',
};

const failures: Record<PasswordFailure, string> = {
  ...failureCopy,
  oldPasswordWrong: problems.oldPasswordWrong,
  passwordSame: problems.passwordSame,
  selfOnly: 'Only the person themself can change this password.',
  notWhileActing: 'This password cannot be changed while you are signed in as somebody else.',
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
      helper: '8 to 32 characters with a letter, a number and a symbol, and no spaces.',
      submit: 'Change password',
      submitting: 'Changing your password',
      changedTitle: 'Your password is changed',
      changedText: 'You’re signed out everywhere else, and we have told you by mail.',
      actingTitle: 'You are signed in as somebody else',
      actingText: 'Only the person themself can change this password.',
    },
    sessions: {
      title: 'Where you are signed in',
      what: 'the places where you are signed in',
      agent: (client: string, system: string) => `${client} on ${system}`,
      thisUnknown: 'This browser or app',
      unknown: 'A browser or app that does not say its name',
      here: 'This device',
      activeNow: 'Active now',
      seen: (date: string, when: string) => `Last seen ${date}, ${when}`,
      since: (date: string) => `Signed in on ${date}`,
      actor: (name: string) => `${name} acts as you here`,
      support: 'Customer support',
      end: 'Sign out',
      endIn: (place: string) => `Sign out: ${place}`,
      others: 'Sign out everywhere else',
      alone: 'You are signed in nowhere else.',
      confirmTitle: 'Sign out everywhere else?',
      confirmText: 'You stay signed in here. Every other browser and app has to sign in again.',
      confirm: (count: number) => `Sign out in ${places(count)}`,
      refusedTitle: 'We could not sign you out there.',
      ended: {
        one: (place: string) => `Signed out: ${place}.`,
        others: (count: number) => `You have been signed out in ${places(count)}.`,
      },
    },
    when: (days: number) => (days === 0 ? 'today' : days === -1 ? 'yesterday' : `${-days} days ago`),
    screen: {
      what: 'your security settings',
      here: 'Your password and the places where you are signed in will be here.',
    },
    problems,
    failures,
    wait: waitCopy,
  }),
);

export type Copy = TextsOf<typeof words>;
